import { Pin } from "lucide-react";
import type { RecentMessage } from "#contract/messaging.ts";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Avatars } from "#ui/data/identity/avatar.tsx";
import { exactTime } from "#ui/data/text/relative-time.ts";
import { useHydrated } from "#ui/hooks/use-hydrated.ts";
import { clock, readInUtc } from "../chat-time.ts";
import { MessageText } from "./message-text.tsx";
import { deletedWords, inShort } from "../message-words.ts";
import styles from "./message.module.css";

/** The hour of a message: as UTC has it until the page is alive and knows the reader's zone. */
export function useClock(at: string) {
  const alive = useHydrated();
  return clock(alive ? at : readInUtc(new Date(at)));
}

interface HeadProps {
  name: string;
  at: string;
  pinned?: boolean;
}
/** The author and the time. */
export function MessageHead({ name, at, pinned = false }: HeadProps) {
  const alive = useHydrated();
  return (
    <p className={styles.head}>
      <b>{name}</b>{" "}
      <time dateTime={at} title={alive ? exactTime(new Date(at)) : undefined}>
        {useClock(at)}
      </time>
      {pinned && (
        <span className={styles.pinned}>
          <Icon of={Pin} size="sm" /> Pinned
        </span>
      )}
    </p>
  );
}

interface WordsProps {
  message: Pick<RecentMessage, "type" | "text" | "mentioned_users">;
  edited: boolean;
}
/** The text, or that it was deleted. */
export function MessageWords({ message: { type, text, mentioned_users: mentioned }, edited }: WordsProps) {
  if (type === "deleted")
    return (
      <div className={styles.words}>
        <i>{deletedWords}</i>
      </div>
    );
  return (
    <div className={styles.words}>
      <MessageText text={text} mentioned={mentioned} />
      {edited && <small className={styles.edited}> (edited)</small>}
    </div>
  );
}

interface QuoteProps {
  quoted: NonNullable<RecentMessage["quoted_message"]>;
  /** Goes to the message; absent while that is not possible. */
  onReach?: ((id: string) => void) | undefined;
}
/** What a message answers, in short. */
export function Quote({ quoted, onReach }: QuoteProps) {
  return (
    <blockquote className={styles.quote}>
      <button type="button" disabled={!onReach} onClick={() => onReach?.(quoted.id)}>
        <b>{quoted.user?.name ?? "Deleted user"}</b>
        <span>{inShort(quoted)}</span>
      </button>
    </blockquote>
  );
}

interface RepliesProps {
  message: Pick<RecentMessage, "reply_count" | "thread_participants">;
  onOpen?: () => void;
}
/** The thread that hangs on a message. */
export function Replies({
  message: { reply_count: count, thread_participants: people = [] },
  onOpen,
}: RepliesProps) {
  if (!count) return null;
  return (
    <button type="button" className={styles.replies} disabled={!onOpen} onClick={onOpen}>
      <Avatars
        people={people.map((user) => ({ name: user.name ?? "Deleted user", src: user.image }))}
        size="xs"
      />
      <b>{count === 1 ? "1 reply" : `${count} replies`}</b>
    </button>
  );
}
