import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { ChatEvent } from "#contract/chat/shapes.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { missing, notAllowed } from "../protocol/errors.ts";
import { findMessage } from "../store/messages/queries.ts";
import { inChannel } from "../store/events/record-event.ts";
import { chatMessages, chatReads } from "../store/tables.ts";
import { readThread } from "../store/threads/read-thread.ts";
import { mayShare } from "../policy/privacy.ts";
import { usersById } from "../store/users/queries.ts";
import { totalsOf } from "../store/users/unread.ts";
import type { ChannelRow } from "../store/channels/queries.ts";
import { openChannel } from "../policy/open-channel.ts";
import { refuseWithout } from "../policy/channel-rules.ts";
import { cidOf } from "../store/channels/cid.ts";

interface UpTo {
  message_id?: string | undefined;
  thread_id?: string | undefined;
}
/** Marks the channel, one of its threads, or everything up to a message as read. The read position never moves back. */
export async function markRead(
  call: ChatCall,
  at: { type: string; id: string },
  { message_id, thread_id }: UpTo,
) {
  const event = await readUpTo(call, cidOf(at.type, at.id), { messageId: message_id, threadId: thread_id });
  await tellTotals(call);
  return { event };
}

/** The same for several channels, or for all of them. */
export async function markChannelsRead(call: ChatCall, byChannel: Record<string, string> | undefined) {
  const userId = actorOf(call);
  if (byChannel) {
    for (const [cid, messageId] of Object.entries(byChannel))
      await readUpTo(call, cid, { messageId: messageId || undefined });
  } else {
    const now = call.now().toISOString();
    await call.db.execute(sql`update chat_reads set last_read_at = ${now}::timestamptz,
      last_read_sequence = chat_channels.sequence from chat_channels
      where chat_channels.cid = chat_reads.cid and chat_reads.user_id = ${userId}`);
    await call.db.execute(sql`update chat_thread_participants set last_read_at = ${now}::timestamptz,
      last_read_sequence = chat_channels.sequence from chat_channels
      where chat_channels.cid = chat_thread_participants.cid and chat_thread_participants.user_id = ${userId}`);
  }
  return { event: await tellTotals(call) };
}

interface Place {
  messageId?: string | undefined;
  threadId?: string | undefined;
}
async function readUpTo(call: ChatCall, cid: string, { messageId, threadId }: Place): Promise<ChatEvent> {
  const userId = actorOf(call);
  const { channel, member } = await openChannel(call, cid);
  refuseWithout(call, channel, "read_events");
  if (!member && call.caller.kind !== "server") throw notAllowed("only members mark a channel as read");
  if (threadId) {
    const thread = await readThread(call, { channel, threadId });
    return tellWatchers(call, channel, { thread, thread_id: threadId });
  }
  const last = messageId ? await findMessage(call.db, messageId) : await lastMessage(call, cid);
  if (messageId && last?.cid !== cid) throw missing(`message with id ${messageId}`);
  const sequence = messageId ? last!.sequence : channel.sequence;
  if (!member) await beginReading(call, channel);
  await call.db
    .update(chatReads)
    .set({
      lastReadAt: call.now(),
      lastReadSequence: sql`greatest(${chatReads.lastReadSequence}, ${sequence})`,
      lastReadMessageId: sql`case when ${chatReads.lastReadSequence} <= ${sequence} then ${last?.id ?? null} else ${chatReads.lastReadMessageId} end`,
    })
    .where(and(eq(chatReads.cid, cid), eq(chatReads.userId, userId)));
  return tellWatchers(call, channel, last ? { last_read_message_id: last.id } : {});
}

/** A reader who is no member has no read position. */
export async function beginReading(call: ChatCall, { cid }: ChannelRow) {
  const userId = actorOf(call);
  const people = await usersById(call.db, [userId], call.now());
  if (!people.has(userId)) throw missing(`user with id ${userId}`);
  await call.db
    .insert(chatReads)
    .values({ cid, userId, lastReadAt: call.now(), lastReadSequence: 0 })
    .onConflictDoNothing();
}

/** Watchers are notified unless the reader turned read receipts off. */
async function tellWatchers(call: ChatCall, channel: ChannelRow, more: object) {
  const user = (await usersById(call.db, [call.actorId], call.now())).get(actorOf(call));
  const event = inChannel(channel, { type: "message.read", user, ...more }, call.now());
  if (mayShare(user, "read_receipts")) call.hub.broadcast({ cid: channel.cid }, event);
  return event;
}

async function tellTotals(call: ChatCall): Promise<ChatEvent> {
  const userId = actorOf(call);
  const now = call.now();
  const totals = (await totalsOf(call.db, [userId], now)).get(userId);
  const user = (await usersById(call.db, [userId], now)).get(userId);
  const event = {
    type: "notification.mark_read",
    created_at: now.toISOString(),
    user,
    user_id: userId,
    ...totals,
  };
  call.hub.broadcast({ userId }, event);
  return event;
}

async function lastMessage({ db }: ChatCall, cid: string) {
  const [last] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.cid, cid), isNull(chatMessages.parentId)))
    .orderBy(desc(chatMessages.sequence))
    .limit(1);
  return last;
}
