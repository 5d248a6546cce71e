import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Written } from "#contract/chat/messages.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/ids.ts";
import { presentChannel } from "../channels/present-channel.ts";
import { type ChannelRow, advance, openChannelLocked } from "../channels/queries.ts";
import { channelType, cidOf, refuseFrozen } from "../channels/rules.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { customOf } from "../custom-fields.ts";
import { ChatRefusal, badInput, missing, notAllowed } from "../errors.ts";
import { recordEvent } from "../realtime/record-event.ts";
import { chatMembers, chatMessages, chatUsers } from "../tables.ts";
import { builtInOfMessage, presentOne } from "./present-message.ts";
import { type MessageRow, findMessage } from "./queries.ts";

interface Sent {
  message: Written;
  keep_channel_hidden: boolean;
}

/** Stores a message and announces it. The sender's own id makes a repeated call harmless. */
export async function sendMessage(
  call: ChatCall,
  channelAt: { type: string; id: string },
  { message, keep_channel_hidden }: Sent,
) {
  const userId = actorOf(call);
  const type = channelType(channelAt.type);
  refuseUnsendable(call, message, type.max_message_length);
  return call.db.transaction(async (tx) => {
    const { channel } = await openChannelLocked(tx, call, cidOf(channelAt.type, channelAt.id));
    const stored = message.id ? await findMessage(tx, message.id) : undefined;
    if (stored) return { message: await sameAgain(tx, call, { stored, channel, message, userId }) };
    refuseFrozen(call, channel);
    const parent = message.parent_id ? await openParent(tx, channel, message.parent_id) : null;
    const saved = await insertMessage(tx, channel, { written: message, userId, parent, now: call.now() });
    if (!keep_channel_hidden) await unhide(tx, channel.cid);
    return { message: await announceMessage(tx, saved, call.now()) };
  });
}

function refuseUnsendable({ caller }: ChatCall, message: Written, longest: number) {
  if (
    !message.text.trim() &&
    !message.attachments.length &&
    !Object.keys(customOf(message, builtInOfMessage)).length
  )
    throw badInput("a message needs text or an attachment", { text: "is empty" });
  if (message.text.length > longest)
    throw new ChatRefusal(20, `a message may have at most ${longest} characters`);
  if (message.type && !["regular", "reply", ""].includes(message.type) && caller.kind !== "server")
    throw notAllowed(`only a server may send messages of type ${message.type}`);
}

interface Again {
  stored: MessageRow;
  channel: ChannelRow;
  message: Written;
  userId: string;
}
async function sameAgain(tx: Transaction, call: ChatCall, { stored, channel, message, userId }: Again) {
  if (stored.cid !== channel.cid || stored.userId !== userId || stored.text !== message.text)
    throw badInput(`a message with id ${stored.id} exists already`);
  return presentOne(tx, stored, { readerId: call.actorId, now: call.now() });
}

async function openParent(tx: Transaction, channel: ChannelRow, parentId: string) {
  const parent = await findMessage(tx, parentId);
  if (!parent || parent.cid !== channel.cid) throw missing(`message with id ${parentId}`);
  if (parent.parentId) throw new ChatRefusal(21, "a reply cannot be replied to");
  return parent;
}

interface NewMessage {
  written: Pick<Written, "text"> & Partial<Written>;
  userId: string | null;
  parent: MessageRow | null;
  now: Date;
  type?: "system";
}
/** Writes the row under the channel's next number; the channel must be locked. */
export async function insertMessage(
  tx: Transaction,
  channel: ChannelRow,
  { written, userId, parent, now, type }: NewMessage,
) {
  const system = type === "system" || written.type === "system";
  const moves = !parent && !(system && channelType(channel.type).skip_last_msg_update_for_system_msgs);
  const moved = await advance(tx, channel.cid, moves ? { lastMessageAt: now } : {});
  const [message] = await tx
    .insert(chatMessages)
    .values({
      id: written.id ?? newId(),
      cid: channel.cid,
      sequence: moved.sequence,
      userId,
      type: parent ? "reply" : system ? "system" : "regular",
      text: written.text,
      attachments: written.attachments ?? [],
      mentionedUserIds: await existing(tx, written.mentioned_users ?? []),
      parentId: parent?.id ?? null,
      showInChannel: Boolean(parent && written.show_in_channel),
      quotedMessageId: written.quoted_message_id ?? null,
      silent: written.silent ?? false,
      pinnedAt: written.pinned ? now : null,
      pinnedById: written.pinned ? userId : null,
      data: customOf(written, builtInOfMessage),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!message) throw badInput(`a message with id ${written.id} exists already`);
  if (parent) await countReply(tx, parent, userId);
  return { message, channel: moved, parent };
}

async function countReply(tx: Transaction, parent: MessageRow, userId: string | null) {
  const participants = [...new Set([...parent.threadParticipantIds, ...(userId ? [userId] : [])])];
  await tx
    .update(chatMessages)
    .set({ replyCount: sql`${chatMessages.replyCount} + 1`, threadParticipantIds: participants })
    .where(eq(chatMessages.id, parent.id));
}

/** A new message brings a hidden channel back. */
function unhide(tx: Transaction, cid: string) {
  return tx
    .update(chatMembers)
    .set({ hiddenAt: null })
    .where(and(eq(chatMembers.cid, cid), isNotNull(chatMembers.hiddenAt)));
}

/** Writes the event of a new message; answers with the message as its author sees it. */
export async function announceMessage(
  tx: Transaction,
  { message, channel, parent }: { message: MessageRow; channel: ChannelRow; parent: MessageRow | null },
  now: Date,
) {
  const presented = await presentOne(tx, message, { readerId: null, now, isNew: true });
  const participants = parent
    ? [...new Set([parent.userId, ...parent.threadParticipantIds, message.userId])].flatMap((id) =>
        id ? [{ id }] : [],
      )
    : null;
  await recordEvent(tx, channel, {
    event: {
      type: "message.new",
      message: presented,
      message_id: message.id,
      ...(presented.user && { user: presented.user }),
      channel: presentChannel(channel, new Map()),
      ...(participants && { thread_participants: participants }),
    },
    at: now,
  });
  return presented;
}

async function existing(tx: Transaction, ids: string[]) {
  if (!ids.length) return [];
  const rows = await tx
    .select({ id: chatUsers.id })
    .from(chatUsers)
    .where(sql`${chatUsers.id} = any(${sql.param(ids)}::text[])`);
  return rows.map((row) => row.id);
}
