import { Copy, RotateCw, ThumbsDown, ThumbsUp } from "lucide-react";
import type { AssistantMessage } from "#contract/assistant-shapes.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { type AskingSide, messagesOf } from "./assistant-queries.ts";
import { copyText } from "#web/shared/copy-text.ts";
import { ReadAloud } from "#web/shared/speech/read-aloud.tsx";
import { MessageParts, spokenOf, wordsOf } from "./message-parts.tsx";
import styles from "./assistant.module.css";

interface AnswerProps {
  side: AskingSide;
  message: AssistantMessage;
  /** Given for the last answer of a conversation. */
  onRetry?: (() => void) | undefined;
}

export const stoppedNote = <p className={styles.note}>You stopped this answer.</p>;

/** Which of the two it is: a model's words, or none. */
export function AnsweredBy({ answeredBy }: Pick<AssistantMessage, "answeredBy">) {
  if (!answeredBy) return null;
  return (
    <small className={styles.note}>
      {answeredBy === "model" ? "Written by a language model from the quotes" : "Without a language model"}
    </small>
  );
}

/** An answer, who made it, and what can be done with it. */
export function Answer({ side, message, onRetry }: AnswerProps) {
  const { id, threadId, parts, answeredBy, state, feedback } = message;
  const messages = messagesOf(side, threadId);
  const rate = useChange({
    call: (value: AssistantMessage["feedback"]) =>
      api.assistant.rate({ params: { id }, body: { feedback: value } }),
    done: (rated, _, cache) =>
      cache.setQueryData(
        messages.queryKey,
        (read) =>
          read && {
            ...read,
            pages: read.pages.map((page) => page.map((each) => (each.id === id ? rated : each))),
          },
      ),
  });
  const press = (value: "up" | "down") => rate.mutate(feedback === value ? null : value);
  return (
    <article className={styles.answer} aria-label="Answer">
      <MessageParts parts={parts} />
      {state === "stopped" && stoppedNote}
      <div className={styles.acts}>
        <ReadAloud look="icon" paragraphs={() => spokenOf(parts)} />
        <IconButton
          size="sm"
          icon={Copy}
          label="Copy answer"
          onClick={() => void copyText(wordsOf(parts), "Answer copied")}
        />
        {onRetry && <IconButton size="sm" icon={RotateCw} label="Answer again" onClick={onRetry} />}
        <IconButton
          size="sm"
          icon={ThumbsUp}
          label="Helpful"
          pressed={feedback === "up"}
          onClick={() => press("up")}
        />
        <IconButton
          size="sm"
          icon={ThumbsDown}
          label="Not helpful"
          pressed={feedback === "down"}
          onClick={() => press("down")}
        />
        <AnsweredBy answeredBy={answeredBy} />
      </div>
    </article>
  );
}
