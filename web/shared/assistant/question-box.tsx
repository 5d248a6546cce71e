import { ArrowUp, Square } from "lucide-react";
import { mostQuestion } from "#contract/assistant.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import styles from "./assistant.module.css";

interface QuestionBoxProps {
  busy: boolean;
  typed: string;
  onType: (typed: string) => void;
  onAsk: (question: string) => void;
  onStop: () => void;
}

/** Where one asks: Enter sends, Shift and Enter begin a line. */
export function QuestionBox({ busy, typed, onType, onAsk, onStop }: QuestionBoxProps) {
  function send() {
    const question = typed.trim();
    if (!question || busy) return;
    onType("");
    onAsk(question);
  }
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label="Your question" hideLabel>
        <TextArea
          rows={1}
          maxLength={mostQuestion}
          placeholder="Ask a question"
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
      </Field>
      {busy ? (
        <IconButton icon={Square} label="Stop" onClick={onStop} />
      ) : (
        <IconButton type="submit" icon={ArrowUp} label="Send" />
      )}
    </form>
  );
}
