import type { ChannelSnapshot } from "#web/api/chat-client/index.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import styles from "../chat.module.css";

interface TypingProps {
  typing: readonly string[];
  members: ChannelSnapshot["members"];
}
/** Who is typing. */
export function TypingWords({ typing, members }: TypingProps) {
  if (!typing.length) return null;
  const names = typing.map((userId) => nameOf(members, userId));
  return (
    <p className={styles.below} role="status">
      {sentenceList(names)} {names.length === 1 ? "is" : "are"} typing …
    </p>
  );
}

/** Who is typing, or who has read the last message. */
export function ChannelFoot({ snapshot, me }: { snapshot: ChannelSnapshot; me: string }) {
  const { typing, members, reads, pending } = snapshot;
  if (typing.length) return <TypingWords typing={typing} members={members} />;
  const last = snapshot.messages.at(-1);
  if (!last || last.user?.id !== me || pending.length) return null;
  const seen = reads
    .filter((read) => read.user.id !== me && read.last_read >= last.created_at)
    .map((read) => nameOf(members, read.user.id));
  return seen.length ? <p className={styles.below}>Seen by {sentenceList(seen)}</p> : null;
}

function nameOf(members: ChannelSnapshot["members"], userId: string) {
  return members.find((member) => member.user_id === userId)?.user?.name ?? "Deleted user";
}
