import { and, asc, desc, eq, gt, gte, isNull, lt, sql } from "drizzle-orm";
import { type ChatCall, actorOf } from "../context.ts";
import { badInput, missing, notAllowed } from "../protocol/errors.ts";
import { type MessageRow, findMessage } from "../store/messages/queries.ts";
import { inChannel } from "../store/events/record-event.ts";
import { chatMessages, chatReads } from "../store/tables.ts";
import { unreadThread } from "../store/threads/read-thread.ts";
import { mayShare } from "../policy/privacy.ts";
import { usersById } from "../store/users/queries.ts";
import { totalsOf } from "../store/users/unread.ts";
import { beginReading } from "./mark-read.ts";
import { readsOf } from "../store/channels/queries.ts";
import { openChannel } from "../policy/open-channel.ts";
import { refuseWithout } from "../policy/channel-rules.ts";
import { cidOf } from "../store/channels/cid.ts";

interface From {
  message_id?: string | undefined;
  message_timestamp?: string | Date | undefined;
  thread_id?: string | undefined;
}
/** Marks a message and those after it as unread. */
export async function markUnread(call: ChatCall, at: { type: string; id: string }, from: From) {
  const userId = actorOf(call);
  const { channel, member } = await openChannel(call, cidOf(at.type, at.id));
  refuseWithout(call, channel, "read_events");
  if (!member) throw notAllowed("only members mark a channel as unread");
  const { cid } = channel;
  if (from.thread_id) await unreadThread(call, { cid, threadId: from.thread_id, messageId: from.message_id });
  const first = from.thread_id ? null : await firstUnread(call, cid, from);
  const before = first ? await lastBefore(call, first) : null;
  if (first)
    await call.db
      .update(chatReads)
      .set({
        lastReadSequence: first.sequence - 1,
        lastReadMessageId: before?.id ?? null,
        lastReadAt: before?.createdAt ?? new Date(0),
      })
      .where(and(eq(chatReads.cid, cid), eq(chatReads.userId, userId)));
  const now = call.now();
  const totals = (await totalsOf(call.db, [userId], now)).get(userId);
  const own = (await readsOf(call.db, [cid])).find((read) => read.userId === userId);
  const user = (await usersById(call.db, [userId], now)).get(userId);
  const event = {
    type: "notification.mark_unread",
    user,
    ...(first && { first_unread_message_id: first.id }),
    ...(from.thread_id && { thread_id: from.thread_id }),
    last_read_at: own?.lastReadAt.toISOString(),
    last_read_message_id: own?.lastReadMessageId ?? "",
    unread_messages: own?.unread ?? 0,
    ...totals,
  };
  call.hub.broadcast({ userId }, inChannel(channel, event, now));
  return {};
}

async function firstUnread(call: ChatCall, cid: string, from: From): Promise<MessageRow> {
  if (from.message_id) {
    const message = await findMessage(call.db, from.message_id);
    if (message?.cid !== cid) throw missing(`message with id ${from.message_id}`);
    if (message.parentId && !message.showInChannel) throw badInput("a reply is marked unread in its thread");
    return message;
  }
  if (!from.message_timestamp) throw badInput("message_id, message_timestamp or thread_id is required");
  const [message] = await call.db
    .select()
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.cid, cid),
        isNull(chatMessages.parentId),
        gte(chatMessages.createdAt, new Date(from.message_timestamp)),
      ),
    )
    .orderBy(asc(chatMessages.sequence))
    .limit(1);
  if (!message) throw missing("message after message_timestamp");
  return message;
}

async function lastBefore({ db }: ChatCall, { cid, sequence }: MessageRow) {
  const [before] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.cid, cid), isNull(chatMessages.parentId), lt(chatMessages.sequence, sequence)))
    .orderBy(desc(chatMessages.sequence))
    .limit(1);
  return before;
}

/** Marks messages as delivered to the receiver's device, not yet read. */
export async function markDelivered(call: ChatCall, delivered: { cid: string; id: string }[]) {
  const userId = actorOf(call);
  for (const { cid, id } of delivered) {
    const { channel, member } = await openChannel(call, cid);
    refuseWithout(call, channel, "delivery_events");
    const message = await findMessage(call.db, id);
    if (message?.cid !== cid || (!member && call.caller.kind !== "server"))
      throw missing(`message with id ${id}`);
    if (!member) await beginReading(call, channel);
    const now = call.now();
    const moved = await call.db
      .update(chatReads)
      .set({ lastDeliveredAt: now, lastDeliveredMessageId: id })
      .where(
        and(
          eq(chatReads.cid, cid),
          eq(chatReads.userId, userId),
          gt(
            sql`${message.sequence}`,
            sql`coalesce((select before.sequence from chat_messages before where before.id = chat_reads.last_delivered_message_id), 0)`,
          ),
        ),
      )
      .returning();
    const user = (await usersById(call.db, [userId], now)).get(userId);
    if (!moved.length || !mayShare(user, "delivery_receipts")) continue;
    const delivered = { last_delivered_at: now.toISOString(), last_delivered_message_id: id };
    call.hub.broadcast({ cid }, inChannel(channel, { type: "message.delivered", user, ...delivered }, now));
  }
  return {};
}
