import type { Message } from "#contract/chat/shapes.ts";

type Counted = Pick<Message, "id" | "type" | "silent"> & { user: { id: string } | null };

/** Where reading goes on: the first message of others after the last one read. */
export function firstUnreadOf(messages: readonly Counted[], unread: number, me: string) {
  if (!unread) return null;
  let left = unread;
  for (const message of messages.toReversed()) {
    if (!countsAsUnread(message, me)) continue;
    left -= 1;
    if (left === 0) return message.id;
  }
  return messages[0]?.id ?? null;
}

/** Whether a message makes someone else's channel unread. */
export function countsAsUnread({ user, type, silent }: Counted, me: string) {
  return user?.id !== me && type !== "system" && !silent && type !== "deleted";
}
