import { Send } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/controls/button.tsx";
import type { OpenChannel } from "#web/api/chat-client/index.ts";
import styles from "./chat.module.css";

const mostLetters = 5000;

/** Enter sends, Shift and Enter begins a new line. */
export function Composer({ channel, placeholder }: { channel: OpenChannel; placeholder: string }) {
  const [text, setText] = useState("");
  function send() {
    if (!text.trim()) return;
    channel.send(text.trim());
    setText("");
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        aria-label={placeholder}
        placeholder={placeholder}
        rows={2}
        maxLength={mostLetters}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          channel.typing();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <Button type="submit" tone="fill" icon={Send}>
        Send
      </Button>
    </form>
  );
}
