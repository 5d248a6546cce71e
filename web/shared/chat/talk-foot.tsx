import type { ChannelSnapshot } from "#web/api/chat-client/index.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import styles from "./chat.module.css";

/** Who is typing, or who has read the last message. */
export function TalkFoot({ snapshot, me }: { snapshot: ChannelSnapshot; me: string }) {
  const nameOf = (userId: string) =>
    snapshot.members.find((member) => member.user_id === userId)?.user?.name ?? "Somebody";
  const { typing } = snapshot;
  if (typing.length)
    return (
      <p className={styles.below} role="status">
        {sentenceList(typing.map(nameOf))} {typing.length === 1 ? "is" : "are"} typing …
      </p>
    );
  const last = snapshot.messages.at(-1);
  if (!last || last.user?.id !== me || snapshot.pending.length) return null;
  const seen = snapshot.reads
    .filter((read) => read.user.id !== me && read.last_read >= last.created_at)
    .map((read) => nameOf(read.user.id));
  return seen.length ? <p className={styles.below}>Seen by {sentenceList(seen)}</p> : null;
}
