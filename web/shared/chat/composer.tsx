import { Paperclip, Send } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#ui/controls/button.tsx";
import { IconButton } from "#ui/controls/icon-button.tsx";
import type { OpenChannel } from "#web/api/chat-client/index.ts";
import { ChosenFiles } from "./attached-files.tsx";
import { asAttachment } from "./attachments.ts";
import { useDraft } from "./use-draft.ts";
import { acceptedFiles, useAttachments } from "./use-attachments.ts";
import styles from "./chat.module.css";

const mostLetters = 5000;

interface ComposerProps {
  channel: OpenChannel;
  placeholder: string;
  /** The word on the button. */
  verb?: string;
}

/** Enter sends, Shift and Enter begins a new line; files come by button, by dropping or by pasting. */
export function Composer({ channel, placeholder, verb = "Send" }: ComposerProps) {
  const { text, kept, write, forget } = useDraft(channel.cid);
  const files = useAttachments(channel.cid);
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const empty = !text.trim() && !files.stored.length;

  function send() {
    if (empty || files.travelling) return;
    channel.send(
      text.trim(),
      files.stored.length ? { attachments: files.stored.map((file) => asAttachment(file)) } : {},
    );
    forget();
    files.clear();
  }
  function take(list: FileList | null | undefined, event?: { preventDefault(): void }) {
    if (!list?.length) return;
    event?.preventDefault();
    files.add([...list]);
  }
  return (
    <form
      className={styles.composer}
      data-over={over || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        take(event.dataTransfer.files, event);
      }}
    >
      <textarea
        aria-label={placeholder}
        placeholder={placeholder}
        rows={2}
        maxLength={mostLetters}
        value={text}
        onChange={(event) => {
          write(event.target.value);
          channel.typing();
        }}
        onPaste={(event) => take(event.clipboardData.files, event)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <ChosenFiles files={files.chosen} onRemove={files.remove} />
      <div className={styles.composerFoot}>
        <IconButton icon={Paperclip} label="Attach files" onClick={() => picker.current?.click()} />
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={acceptedFiles}
          aria-label="Files to attach"
          onChange={(event) => {
            take(event.target.files);
            event.target.value = "";
          }}
        />
        <small className={styles.kept}>{kept && "Draft kept"}</small>
        <Button type="submit" tone="fill" icon={Send} busy={files.travelling} disabled={empty}>
          {verb}
        </Button>
      </div>
    </form>
  );
}
