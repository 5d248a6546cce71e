import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ChatEvent } from "#contract/chat/shapes.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { ChatRefusal, missing, notAllowed } from "../errors.ts";
import { findMessage } from "../messages/queries.ts";
import { inChannel } from "../realtime/record-event.ts";
import { chatMembers, chatMessages, chatReads } from "../tables.ts";
import { usersById } from "../users/queries.ts";
import { totalsOf } from "../users/unread.ts";
import { type ChannelRow, openChannel } from "./queries.ts";
import { channelType, cidOf } from "./rules.ts";

/** Everything in the channel, or everything up to one message, has been read. Reading never goes backwards. */
export async function markRead(call: ChatCall, at: { type: string; id: string }, messageId?: string) {
  const event = await readUpTo(call, cidOf(at.type, at.id), messageId);
  await tellTotals(call);
  return { event };
}

/** The same for several channels, or for all of them. */
export async function markChannelsRead(call: ChatCall, byChannel: Record<string, string> | undefined) {
  const userId = actorOf(call);
  if (byChannel) {
    for (const [cid, messageId] of Object.entries(byChannel)) await readUpTo(call, cid, messageId);
  } else {
    const now = call.now().toISOString();
    await call.db.execute(sql`update chat_reads set last_read_at = ${now}::timestamptz,
      last_read_sequence = chat_channels.sequence from chat_channels
      where chat_channels.cid = chat_reads.cid and chat_reads.user_id = ${userId}`);
  }
  return { event: await tellTotals(call) };
}

async function readUpTo(call: ChatCall, cid: string, messageId: string | undefined): Promise<ChatEvent> {
  const userId = actorOf(call);
  const { channel, member } = await openChannel(call, cid);
  if (!channelType(channel.type).read_events)
    throw new ChatRefusal(19, "reading is not told in this channel");
  if (!member) throw notAllowed("only members mark a channel as read");
  const last = messageId ? await findMessage(call.db, messageId) : await lastMessage(call, cid);
  if (messageId && last?.cid !== cid) throw missing(`message with id ${messageId}`);
  const sequence = messageId ? last!.sequence : channel.sequence;
  const now = call.now();
  await call.db
    .update(chatReads)
    .set({
      lastReadAt: now,
      lastReadSequence: sql`greatest(${chatReads.lastReadSequence}, ${sequence})`,
      lastReadMessageId: sql`case when ${chatReads.lastReadSequence} <= ${sequence} then ${last?.id ?? null} else ${chatReads.lastReadMessageId} end`,
    })
    .where(and(eq(chatReads.cid, cid), eq(chatReads.userId, userId)));
  return tellWatchers(call, channel, last?.id);
}

async function tellWatchers(call: ChatCall, channel: ChannelRow, lastReadMessageId: string | undefined) {
  const people = await usersById(call.db, [call.actorId], call.now());
  const event = inChannel(
    channel,
    {
      type: "message.read",
      user: people.get(actorOf(call)),
      ...(lastReadMessageId && { last_read_message_id: lastReadMessageId }),
    },
    call.now(),
  );
  call.hub.tell({ cid: channel.cid }, event);
  return event;
}

async function tellTotals(call: ChatCall): Promise<ChatEvent> {
  const userId = actorOf(call);
  const totals = (await totalsOf(call.db, [userId])).get(userId);
  const event = {
    type: "notification.mark_read",
    created_at: call.now().toISOString(),
    user_id: userId,
    ...totals,
  };
  call.hub.tell({ userId }, event);
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

/** Takes a channel from the reader's list until something new is said, or brings it back. */
export async function setHidden(
  call: ChatCall,
  at: { type: string; id: string },
  { hidden, clearHistory }: { hidden: boolean; clearHistory: boolean },
) {
  const userId = actorOf(call);
  const { channel } = await openChannel(call, cidOf(at.type, at.id));
  const now = call.now();
  await call.db.transaction(async (tx) => {
    await tx
      .update(chatMembers)
      .set({
        hiddenAt: hidden ? now : null,
        ...(clearHistory && { hideMessagesBefore: now }),
        updatedAt: now,
      })
      .where(and(eq(chatMembers.cid, channel.cid), inArray(chatMembers.userId, [userId])));
    if (clearHistory)
      await tx
        .update(chatReads)
        .set({ lastReadAt: now, lastReadSequence: channel.sequence })
        .where(and(eq(chatReads.cid, channel.cid), eq(chatReads.userId, userId)));
  });
  const type = hidden ? "channel.hidden" : "channel.visible";
  call.hub.tell(
    { userId },
    inChannel(channel, { type, ...(hidden && { clear_history: clearHistory }) }, now),
  );
  return {};
}
