import { eq, sql } from "drizzle-orm";
import type { Written } from "#contract/chat/messages.ts";
import type { ChatUser, Message } from "#contract/chat/shapes.ts";
import type { Transaction } from "#server/database/open.ts";
import type { AttachmentLinks } from "../attachments/attachment-links.ts";
import { presentChannel } from "../channels/present-channel.ts";
import { type ChannelRow, advance } from "../channels/queries.ts";
import { badInput } from "#server/chat/protocol/errors.ts";
import { recordEvent } from "../events/record-event.ts";
import { chatMessages, chatUsers } from "../tables.ts";
import { joinThread } from "../threads/read-thread.ts";
import { presentOne } from "./present-message.ts";
import type { MessageRow } from "./queries.ts";
import { rowOf } from "./new-message-row.ts";

interface NewMessage {
  written: { text: string } & Partial<Written>;
  userId: string | null;
  parent: MessageRow | null;
  now: Date;
  type?: "system";
  /** The channel does not move up in its readers' lists. */
  quietly?: boolean;
}

/** Writes one message under the channel's next number, for those who hold the channel's lock. */
export async function insertMessage(
  tx: Transaction,
  channel: ChannelRow,
  { written, userId, parent, now, type, quietly = false }: NewMessage,
) {
  const moves = !parent && !quietly;
  const moved = await advance(tx, channel.cid, {
    ...(moves && { lastMessageAt: now }),
    messageCount: channel.messageCount + 1,
  });
  const mentioned = await existing(tx, written.mentioned_users ?? []);
  const row = rowOf(channel, {
    written,
    userId,
    parent,
    now,
    sequence: moved.sequence,
    system: type === "system",
    mentioned,
  });
  const [message] = await tx.insert(chatMessages).values(row).onConflictDoNothing().returning();
  if (!message) throw badInput(`a message with id ${written.id} exists already`);
  return { message, channel: moved, parent: parent && (await countReply(tx, parent, message)) };
}

/** The parent knows of its replies, the thread of who takes part. Answers with the parent as it is then. */
export async function countReply(tx: Transaction, parent: MessageRow, reply: MessageRow) {
  const participants = [
    ...new Set([...parent.threadParticipantIds, ...(reply.userId ? [reply.userId] : [])]),
  ];
  const [counted] = await tx
    .update(chatMessages)
    .set({ replyCount: sql`${chatMessages.replyCount} + 1`, threadParticipantIds: participants })
    .where(eq(chatMessages.id, parent.id))
    .returning();
  await joinThread(tx, { parent, reply });
  return counted!;
}

interface Inserted {
  message: MessageRow;
  channel: ChannelRow;
  parent: MessageRow | null;
}

/** Writes the event of a new message; answers with the message as its author sees it. */
export async function announceMessage(
  tx: Transaction,
  inserted: Inserted,
  { now, links }: { now: Date; links: AttachmentLinks | null },
) {
  const presented = await presentOne(tx, inserted.message, { readerId: null, now, links, isNew: true });
  await recordEvent(tx, inserted.channel, { event: newMessageEvent(presented, inserted), at: now });
  return presented;
}

/** The event of a new message, as its channel is told. */
export function newMessageEvent(presented: Message, { message, channel, parent }: Inserted) {
  return {
    type: "message.new",
    message: presented,
    message_id: message.id,
    ...(presented.user && { user: presented.user }),
    channel: presentChannel(channel, new Map<string, ChatUser>()),
    ...(parent && threadOf(parent)),
  };
}

/** Who takes part in a thread, and how many replies it has. */
function threadOf({ userId, threadParticipantIds, replyCount }: MessageRow) {
  const participants = [...new Set([userId, ...threadParticipantIds])];
  return {
    thread_participants: participants.flatMap((id) => (id ? [{ id }] : [])),
    parent_reply_count: replyCount,
  };
}

/** Which of these people there are. */
export async function existing(tx: Transaction, ids: string[]) {
  if (!ids.length) return [];
  const rows = await tx
    .select({ id: chatUsers.id })
    .from(chatUsers)
    .where(sql`${chatUsers.id} = any(${sql.param(ids)}::text[])`);
  return rows.map((row) => row.id);
}
