import { Pin } from "lucide-react";
import { type FocusEvent, type ReactNode, useState } from "react";
import type { Message } from "#contract/chat/shapes.ts";
import { Button } from "#ui/controls/button.tsx";
import { Icon } from "#ui/controls/icon.tsx";
import { Avatar, Avatars } from "#ui/data/avatar.tsx";
import { exactTime } from "#ui/data/relative-time.ts";
import { AttachedFiles } from "./attached-files.tsx";
import { sentFiles } from "./attachments.ts";
import { clock } from "./chat-time.ts";
import { LinkPreviews } from "./link-previews.tsx";
import { useMessagePlace } from "./message-context.ts";
import { MessageText } from "./message-text.tsx";
import { MessageTools } from "./message-tools.tsx";
import { deletedWords, inShort, plainReason } from "./message-words.ts";
import { PollCard } from "./poll-card.tsx";
import { Reactions } from "./reactions.tsx";
import styles from "./message.module.css";

interface SaidProps {
  message: Message;
  follows: boolean;
}
/** One message: who, when, what, and what others made of it. */
export function Said({ message, follows }: SaidProps) {
  const { applicationId } = useMessagePlace();
  const [focused, setFocused] = useState(false);
  if (message.type === "system") return <p className={styles.system}>{message.text}</p>;
  const name = message.user?.name ?? "Somebody";
  const gone = message.type === "deleted";
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
        {!follows && <Head message={message} name={name} />}
        <Quoted message={message} />
        <div className={styles.words}>
          {gone ? (
            <i>{deletedWords}</i>
          ) : (
            <MessageText text={message.text} mentioned={message.mentioned_users} />
          )}
          {!gone && "message_text_updated_at" in message && (
            <small className={styles.edited}> (edited)</small>
          )}
        </div>
        {!gone && <PollCard message={message} />}
        <AttachedFiles files={sentFiles(message.attachments)} applicationId={applicationId} />
        <LinkPreviews attachments={message.attachments} />
        <Reactions message={message} />
        <Replies message={message} />
      </div>
      {!gone && <MessageTools message={message} reachable={focused} />}
    </article>
  );
}

function Head({ message, name }: { message: Message; name: string }) {
  return (
    <p className={styles.head}>
      <b>{name}</b>{" "}
      <time dateTime={message.created_at} title={exactTime(new Date(message.created_at))}>
        {clock(message.created_at)}
      </time>
      {message.pinned && (
        <span className={styles.pinned}>
          <Icon of={Pin} size="sm" /> Pinned
        </span>
      )}
    </p>
  );
}

/** What a message answers, in short. */
function Quoted({ message }: { message: Message }) {
  const { onReach } = useMessagePlace();
  const quoted = message.quoted_message as Message | null | undefined;
  if (!quoted) return null;
  return (
    <blockquote className={styles.quote}>
      <button type="button" onClick={() => onReach?.(quoted.id)}>
        <b>{quoted.user?.name ?? "Somebody"}</b>
        <span>{inShort(quoted)}</span>
      </button>
    </blockquote>
  );
}

/** The thread that hangs on a message. */
function Replies({ message }: { message: Message }) {
  const { onThread } = useMessagePlace();
  const { reply_count: count, thread_participants: people = [] } = message;
  if (!count || !onThread) return null;
  return (
    <button type="button" className={styles.replies} onClick={() => onThread(message)}>
      <Avatars
        people={people.map((user) => ({ name: user.name ?? "Somebody", src: user.image }))}
        size="xs"
      />
      <b>{count === 1 ? "1 reply" : `${count} replies`}</b>
    </button>
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
        {!follows && (
          <p className={styles.head}>
            <b>{name}</b> <time dateTime={at}>{clock(at)}</time>
          </p>
        )}
        <div className={styles.words}>{text && <MessageText text={text} mentioned={[]} />}</div>
        {children}
        {state === "sending" && waits && (
          <p className={styles.waits} role="status">
            Waiting for the connection
          </p>
        )}
        {state === "failed" && (
          <p className={styles.failed} role="alert">
            {why === null ? "This was not sent." : plainReason(why)}{" "}
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
