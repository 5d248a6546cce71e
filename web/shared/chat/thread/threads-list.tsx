import { useEffect } from "react";
import type { Thread } from "#contract/chat/thread-shapes.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { ListSkeleton } from "#ui/data/status/skeleton.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import type { ChatClient } from "#web/api/chat-client/index.ts";
import { placeOf } from "../attachments/attachments.ts";
import { useChat, useChatState } from "../chat-provider.tsx";
import { groupThreads } from "./group-threads.ts";
import { inShort } from "../message-words.ts";
import { useStore } from "../use-store.ts";
import styles from "../chat.module.css";

interface ThreadsListProps {
  open: string | null;
  href: (to: { application: string; thread: string }) => string;
}
/** The threads one takes part in, by day. */
export function ThreadsList(props: ThreadsListProps) {
  const client = useChat();
  return client && <Threads client={client} {...props} />;
}

function Threads({ client, open, href }: ThreadsListProps & { client: ChatClient }) {
  const list = client.threads;
  const { ready, failed, threads, next, loading, unseenIds } = useStore(list);
  useEffect(() => {
    list.activate();
    return () => list.deactivate();
  }, [list]);
  const { blocked } = useChatState();
  const inConversations = threads.filter(
    ({ channel_cid: cid, parent_message: parent }) =>
      cid.startsWith("messaging:") && !blocked.has(parent?.user?.id ?? ""),
  );
  if (!ready && failed)
    return (
      <EmptyState
        size="sm"
        title="Couldn’t load threads"
        action={<Button onClick={() => list.reload()}>Try again</Button>}
      />
    );
  if (!ready) return <ListSkeleton rows={4} label="Loading threads" />;
  if (!inConversations.length)
    return (
      <EmptyState size="sm" title="No threads yet">
        Threads you reply to appear here.
      </EmptyState>
    );
  return (
    <>
      {unseenIds.length > 0 && (
        <p className={styles.older}>
          <Button size="sm" busy={loading} onClick={() => list.reload()}>
            {counted(unseenIds.length, "new thread")}
          </Button>
        </p>
      )}
      {groupThreads(inConversations).map(([day, some]) => (
        <section key={day} aria-label={day}>
          <h2 className={styles.threadDay}>{day}</h2>
          <List label={`Threads, ${day}`}>
            {some.map((thread) => (
              <ThreadRow
                key={thread.parent_message_id}
                thread={thread}
                me={client.userId}
                blocked={blocked}
                current={thread.parent_message_id === open}
                href={href({
                  application: placeOf(thread.channel_cid).applicationId,
                  thread: thread.parent_message_id,
                })}
              />
            ))}
          </List>
        </section>
      ))}
      {failed && <p className={styles.line}>Couldn’t load threads. Try again.</p>}
      {next && (
        <p className={styles.older}>
          <Button size="sm" busy={loading} onClick={() => void list.loadNext()}>
            Show more threads
          </Button>
        </p>
      )}
    </>
  );
}

interface ThreadRowProps {
  thread: Thread;
  me: string;
  blocked: ReadonlySet<string>;
  current: boolean;
  href: string;
}
function ThreadRow({ thread, me, blocked, current, href }: ThreadRowProps) {
  const last =
    thread.latest_replies.findLast(({ user }) => !blocked.has(user?.id ?? "")) ?? thread.parent_message;
  const unread = thread.read.find(({ user }) => user.id === me)?.unread_messages ?? 0;
  const name = last?.user?.name ?? "Deleted user";
  const count = thread.reply_count;
  return (
    <ListRow
      href={href}
      current={current}
      unread={unread > 0}
      leading={<Avatar name={name} src={last?.user?.image} dot={unread ? "unread" : undefined} />}
      title={thread.title || (thread.parent_message ? inShort(thread.parent_message) : "A file")}
      end={<TimeAgo at={thread.last_message_at ?? thread.created_at} look="short" />}
      text={last ? `${name}: ${inShort(last)}` : "A file"}
      foot={count === 1 ? "1 reply" : `${count} replies`}
    />
  );
}
