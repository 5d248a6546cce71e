import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Conversation, RecentMessage } from "#contract/messaging.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { useHydrated } from "#ui/hooks/use-hydrated.ts";
import { firstUnreadOf } from "#web/api/chat-client/first-unread.ts";
import { useMe } from "#web/shared/session/session.ts";
import { AttachedFiles } from "../attachments/attached-files.tsx";
import { sentFiles } from "../attachments/attachments.ts";
import { recentMessagesOf } from "../conversations.ts";
import { LinkPreviews } from "../message/link-previews.tsx";
import { MessageHead, MessageWords, Quote, Replies, useClock } from "../message/message-parts.tsx";
import { messageRows } from "../message/message-rows.ts";
import { inShort } from "../message-words.ts";
import { reactionLook } from "../message/reactions.data.ts";
import chat from "../chat.module.css";
import styles from "../message/message.module.css";

/** The last messages, where they came with the page. */
export function useRecentMessages({ applicationId }: Conversation) {
  return useQueryClient().getQueryData(recentMessagesOf(applicationId).queryKey)?.messages;
}

/** What came with the page is forgotten when the conversation is left: by then it is old. */
export function useForgetRecent({ applicationId }: Conversation) {
  const cache = useQueryClient();
  useEffect(
    () => () => cache.removeQueries({ queryKey: recentMessagesOf(applicationId).queryKey }),
    [cache, applicationId],
  );
}

interface RecentMessagesProps {
  conversation: Conversation;
  messages: readonly RecentMessage[];
}
/** The last messages, shown until the connection is open. */
export function RecentMessages({ conversation, messages }: RecentMessagesProps) {
  const { applicationId, unread } = conversation;
  const { id: me } = useMe();
  const alive = useHydrated();
  const firstUnreadId = firstUnreadOf(messages, unread, me);
  const rows = messageRows({ messages, pending: [], firstUnreadId, me, inUtc: !alive });
  return (
    <div className={chat.recent} tabIndex={0}>
      <div>
        {rows.map(({ id, day, firstUnread, message, follows }) => (
          <div key={id} className={chat.row}>
            {day && <p className={chat.day}>{day}</p>}
            {firstUnread && <p className={chat.news}>New</p>}
            {message && <Recent {...{ message, follows, applicationId }} />}
          </div>
        ))}
        <div className={chat.end} />
      </div>
    </div>
  );
}

interface RecentMessageProps {
  message: RecentMessage;
  follows: boolean;
  applicationId: string;
}
/** A message that can be read, and nothing done with yet. */
function Recent({ message, follows, applicationId }: RecentMessageProps) {
  const at = useClock(message.created_at);
  if (message.type === "system") return <p className={styles.system}>{message.text}</p>;
  const name = message.user?.name ?? "Deleted user";
  const reactions = Object.entries(message.reaction_counts);
  return (
    <article
      className={styles.said}
      data-follows={follows || undefined}
      aria-label={`${name}, ${at}: ${inShort(message)}`}
    >
      {follows ? <span className={styles.gap} /> : <Avatar name={name} src={message.user?.image} size="sm" />}
      <div className={styles.body}>
        {!follows && <MessageHead name={name} at={message.created_at} pinned={message.pinned} />}
        {message.quoted_message && <Quote quoted={message.quoted_message} />}
        <MessageWords message={message} edited={message.message_text_updated_at !== undefined} />
        {message.poll && <p>{message.poll.name}</p>}
        <AttachedFiles files={sentFiles(message.attachments)} applicationId={applicationId} />
        <LinkPreviews attachments={message.attachments} />
        {reactions.length > 0 && (
          <ul className={styles.reactions} aria-label="Reactions">
            {reactions.map(([type, count]) => (
              <li key={type} className={styles.reaction}>
                {reactionLook(type).sign} {count}
              </li>
            ))}
          </ul>
        )}
        <Replies message={message} />
      </div>
      <span className={styles.toolsPlace} />
    </article>
  );
}
