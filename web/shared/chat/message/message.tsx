import { type FocusEvent, type ReactNode, useState } from "react";
import type { Message } from "#contract/chat/shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { useHydrated } from "#ui/hooks/use-hydrated.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { AttachedFiles } from "../attachments/attached-files.tsx";
import { sentFiles } from "../attachments/attachments.ts";
import { clock } from "../chat-time.ts";
import { LinkPreviews } from "./link-previews.tsx";
import { useMessagePlace } from "../message-context.ts";
import { MessageHead, MessageWords, Quote, Replies } from "./message-parts.tsx";
import { MessageText } from "./message-text.tsx";
import { MessageTools } from "./message-tools.tsx";
import { inShort, onOwnClock, plainReason } from "../message-words.ts";
import { PollCard } from "../poll/poll-card.tsx";
import { Reactions } from "./reactions.tsx";
import styles from "./message.module.css";

/** What the product says in a conversation; a time it names is the reader's own. */
export function SystemLine({ message }: { message: Message }) {
  const { text = "", instant } = message;
  const hydrated = useHydrated();
  return <p className={styles.system}>{hydrated ? onOwnClock(text, instant) : text}</p>;
}

interface MessageItemProps {
  message: Message;
  follows: boolean;
}
/** One message: who, when, what, and what others made of it. */
export function MessageItem({ message, follows }: MessageItemProps) {
  const { applicationId, onReach, onThread } = useMessagePlace();
  const [focused, setFocused] = useState(false);
  if (message.type === "system") return <SystemLine message={message} />;
  const name = message.user?.name ?? "Deleted user";
  const gone = message.type === "deleted";
  const quoted = message.quoted_message as Message | null | undefined;
  return (
    <article
      className={styles.said}
      data-follows={follows || undefined}
      aria-label={`${name}, ${clock(message.created_at)}: ${inShort(message)}`}
      tabIndex={-1}
      data-message={message.id}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent) =>
        setFocused(event.currentTarget.contains(event.relatedTarget as Node | null))
      }
    >
      {follows ? <span className={styles.gap} /> : <Avatar name={name} src={message.user?.image} size="sm" />}
      <div className={styles.body}>
        {!follows && <MessageHead name={name} at={message.created_at} pinned={message.pinned} />}
        {quoted && <Quote quoted={quoted} onReach={onReach} />}
        <MessageWords message={message} edited={"message_text_updated_at" in message} />
        {!gone && <PollCard message={message} />}
        <AttachedFiles files={sentFiles(message.attachments)} applicationId={applicationId} />
        <LinkPreviews attachments={message.attachments} />
        <Reactions message={message} />
        {onThread && <Replies message={message} onOpen={() => onThread(message)} />}
      </div>
      {!gone && <MessageTools message={message} reachable={focused} />}
    </article>
  );
}

interface OnItsWayProps {
  id: string;
  text: string;
  at: string;
  state: string;
  why: string | null;
  follows: boolean;
  /** There is no connection, so it goes out later. */
  waits: boolean;
  name: string;
  picture: string | null;
  children?: ReactNode;
  onRetry: () => void;
  onDiscard: () => void;
}
/** A message of one's own that the other side has not got yet. */
export function OnItsWay(props: OnItsWayProps) {
  const { text, at, state, why, follows, waits, name, picture, children, onRetry, onDiscard } = props;
  return (
    <article className={styles.said} data-state={state} data-follows={follows || undefined}>
      {follows ? <span className={styles.gap} /> : <Avatar name={name} src={picture} size="sm" />}
      <div className={styles.body}>
        {!follows && <MessageHead name={name} at={at} />}
        <div className={styles.words}>{text && <MessageText text={text} mentioned={[]} />}</div>
        {children}
        {state === "sending" && waits && (
          <p className={styles.waits} role="status">
            Waiting to reconnect
          </p>
        )}
        {state === "failed" && (
          <p className={styles.failed} role="alert">
            {why === null ? "Not sent." : plainReason(why)}{" "}
            <Button size="sm" onClick={onRetry}>
              Try again
            </Button>{" "}
            <Button size="sm" tone="bare" onClick={onDiscard}>
              Discard
            </Button>
          </p>
        )}
      </div>
    </article>
  );
}
