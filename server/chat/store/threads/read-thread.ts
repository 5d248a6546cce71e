import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { ChannelRow } from "../channels/queries.ts";
import { type ChatCall, actorOf } from "#server/chat/context.ts";
import { missing } from "#server/chat/protocol/errors.ts";
import { type MessageRow, findMessage } from "../messages/queries.ts";
import { chatThreadParticipants, chatThreads } from "./tables.ts";

/** The first reply creates the thread; the author of a reply takes part in it and has read it up to there. */
export async function joinThread(
  tx: Transaction,
  { parent, reply }: { parent: MessageRow; reply: MessageRow },
) {
  const at = reply.createdAt;
  const { cid } = reply;
  const createdById = reply.userId ?? parent.userId ?? "";
  await tx
    .insert(chatThreads)
    .values({ parentId: parent.id, cid, createdById, lastMessageAt: at, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({ target: chatThreads.parentId, set: { lastMessageAt: at, updatedAt: at } });
  const joining = [...new Set([parent.userId, reply.userId])].filter((id) => id !== null);
  for (const userId of joining) {
    const wrote = userId === reply.userId ? { lastThreadMessageAt: at } : {};
    const read = { lastReadAt: at, lastReadSequence: reply.sequence, lastReadMessageId: reply.id };
    const unread = { lastReadAt: parent.createdAt, lastReadSequence: parent.sequence };
    await tx
      .insert(chatThreadParticipants)
      .values({
        parentId: parent.id,
        userId,
        cid,
        createdAt: at,
        ...wrote,
        ...(userId === reply.userId ? read : unread),
      })
      .onConflictDoUpdate({
        target: [chatThreadParticipants.parentId, chatThreadParticipants.userId],
        set: userId === reply.userId ? { ...wrote, ...read } : { cid },
      });
  }
}

/** Marks the whole thread as read; returns a summary of it. */
export async function readThread(
  call: ChatCall,
  { channel, threadId }: { channel: ChannelRow; threadId: string },
) {
  const userId = actorOf(call);
  const [thread] = await call.db.select().from(chatThreads).where(eq(chatThreads.parentId, threadId));
  if (thread?.cid !== channel.cid) throw missing(`thread with id ${threadId}`);
  const read = { lastReadAt: call.now(), lastReadSequence: channel.sequence };
  await call.db
    .insert(chatThreadParticipants)
    .values({ parentId: threadId, userId, cid: channel.cid, createdAt: call.now(), ...read })
    .onConflictDoUpdate({
      target: [chatThreadParticipants.parentId, chatThreadParticipants.userId],
      set: {
        lastReadAt: read.lastReadAt,
        lastReadSequence: sql`greatest(chat_thread_participants.last_read_sequence, ${channel.sequence})`,
        lastReadMessageId: sql`(select last.id from chat_messages last where last.parent_id = ${threadId} order by last.sequence desc limit 1)`,
      },
    });
  const parent = (await findMessage(call.db, threadId))!;
  return {
    channel_cid: thread.cid,
    parent_message_id: threadId,
    title: thread.title,
    created_by_user_id: thread.createdById,
    reply_count: parent.replyCount,
    participant_count: parent.threadParticipantIds.length,
    created_at: thread.createdAt.toISOString(),
    updated_at: thread.updatedAt.toISOString(),
  };
}

interface From {
  cid: string;
  threadId: string;
  messageId?: string | undefined;
}
/** Marks the thread as unread, from its beginning or from one of its replies. */
export async function unreadThread(call: ChatCall, { cid, threadId, messageId }: From) {
  const first = messageId && messageId !== threadId ? await findMessage(call.db, messageId) : null;
  if (first && first.parentId !== threadId) throw missing(`message with id ${messageId}`);
  const parent = await findMessage(call.db, threadId);
  if (parent?.cid !== cid) throw missing(`thread with id ${threadId}`);
  if (!(await call.db.$count(chatThreads, eq(chatThreads.parentId, threadId))))
    throw missing(`thread with id ${threadId}`);
  const read = { lastReadSequence: (first?.sequence ?? parent.sequence + 1) - 1, lastReadMessageId: null };
  // A user who was no participant follows the thread from now on, as with reading it.
  await call.db
    .insert(chatThreadParticipants)
    .values({
      parentId: threadId,
      userId: actorOf(call),
      cid,
      lastReadAt: parent.createdAt,
      createdAt: call.now(),
      ...read,
    })
    .onConflictDoUpdate({
      target: [chatThreadParticipants.parentId, chatThreadParticipants.userId],
      set: read,
    });
}
