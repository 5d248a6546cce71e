import type { Message } from "#contract/chat/shapes.ts";
import type { Pending } from "#web/api/chat-client/index.ts";
import { dayWords } from "./chat-time.ts";

/** A line of the list: a message, with what stands above it. */
export interface MessageRow {
  id: string;
  message: Message | null;
  pending: Pending | null;
  /** The day that begins here. */
  day: string | null;
  firstUnread: boolean;
  /** Follows another of the same author closely, so the name is not said again. */
  follows: boolean;
}
interface Told {
  messages: readonly Message[];
  pending: readonly Pending[];
  firstUnreadId: string | null;
  me: string;
  /** Whose words the reader does not want to see. */
  blocked?: ReadonlySet<string>;
}
const closeMs = 5 * 60_000;

/** One row a message, and one for each that is on its way. */
export function messageRows(
  { messages, pending, firstUnreadId, me, blocked }: Told,
  now = new Date(),
): MessageRow[] {
  const read = messages.filter(({ user }) => !blocked?.has(user?.id ?? ""));
  const said = [
    ...read.map((message) => ({
      id: message.id,
      message,
      pending: null,
      by: authorOf(message),
      at: new Date(message.created_at),
    })),
    ...pending.map((each) => ({ id: each.id, message: null, pending: each, by: me, at: new Date(each.at) })),
  ];
  return said.map(({ id, message, pending: own, by, at }, index) => {
    const before = said[index - 1];
    const newDay = !before || before.at.toDateString() !== at.toDateString();
    const firstUnread = id === firstUnreadId;
    const near = before?.by === by && at.getTime() - before.at.getTime() < closeMs;
    return {
      id,
      message,
      pending: own,
      day: newDay ? dayWords(at, now) : null,
      firstUnread,
      follows: near && !newDay && !firstUnread && !message?.quoted_message_id && !message?.pinned,
    };
  });
}

/** System words stand alone. */
function authorOf({ type, user, id }: Message) {
  return type === "system" ? id : (user?.id ?? id);
}
