import type { Message } from "#contract/chat/shapes.ts";
import type { Pending } from "#web/api/chat-client/index.ts";
import { dayWords, readInUtc } from "../chat-time.ts";

/** As much of a message as it takes to place it. */
type Placed = Pick<Message, "id" | "type" | "created_at" | "pinned" | "quoted_message_id"> & {
  user: { id: string } | null;
};
/** A row of the list: a message, sent or pending, with the day that begins above it. */
export interface MessageRow<M extends Placed = Message> {
  id: string;
  message: M | null;
  pending: Pending | null;
  /** The day that begins here. */
  day: string | null;
  firstUnread: boolean;
  /** Follows another of the same author closely, so the name is not repeated. */
  follows: boolean;
}
interface Listed<M extends Placed> {
  messages: readonly M[];
  pending: readonly Pending[];
  firstUnreadId: string | null;
  me: string;
  /** Whose words the reader does not want to see. */
  blocked?: ReadonlySet<string>;
  /** Days begin as they do in UTC. */
  inUtc?: boolean;
}
const closeMs = 5 * 60_000;

/** One row a message, and one for each that is on its way. */
export function messageRows<M extends Placed>(
  { messages, pending, firstUnreadId, me, blocked, inUtc = false }: Listed<M>,
  now = new Date(),
): MessageRow<M>[] {
  const read = (at: string | Date) => (inUtc ? readInUtc(new Date(at)) : new Date(at));
  const shown = messages.filter(({ user }) => !blocked?.has(user?.id ?? ""));
  const said = [
    ...shown.map((message) => ({
      id: message.id,
      message,
      pending: null,
      by: authorOf(message),
      at: read(message.created_at),
    })),
    ...pending.map((each) => ({ id: each.id, message: null, pending: each, by: me, at: read(each.at) })),
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
      day: newDay ? dayWords(at, read(now)) : null,
      firstUnread,
      follows: near && !newDay && !firstUnread && !message?.quoted_message_id && !message?.pinned,
    };
  });
}

/** System words stand alone. */
function authorOf({ type, user, id }: Placed) {
  return type === "system" ? id : (user?.id ?? id);
}
