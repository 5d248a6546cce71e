import { eq, sql } from "drizzle-orm";
import type { Written } from "#contract/chat/messages.ts";
import type { ChatUser, Message } from "#contract/chat/shapes.ts";
import type { Transaction } from "#server/database/open.ts";
import type { AttachmentLinks } from "#server/chat/protocol/services.ts";
import { presentChannel } from "../channels/present-channel.ts";
import type { ChannelRow } from "../channels/queries.ts";
import { badInput } from "#server/chat/protocol/errors.ts";
import { recordEvents } from "../events/record-event.ts";
import { insertMany } from "../insert-many.ts";
import { chatMessages, chatUsers } from "../tables.ts";
import { joinThread } from "../threads/read-thread.ts";
import { type RolesKnown, presentMessages } from "./present-message.ts";
import type { MessageRow } from "./queries.ts";
import { rowOf } from "./new-message-row.ts";

/** A message to write; it takes its number from its channel. */
export interface NewMessage {
  row: MessageRow;
  /** The current row of the channel, locked. */
  channel: ChannelRow;
  parent: MessageRow | null;
  /** The channel does not move up in its readers' lists. */
  quiet: boolean;
  /** The channel stays hidden for members who hid it. */
  keepsHidden: boolean;
}
interface Writing {
  now: Date;
  links: AttachmentLinks | null;
  /** What is loaded already. */
  people?: Map<string, ChatUser>;
  roles?: RolesKnown;
}
/**
 * Writes messages of any channels under their channels' next numbers and records their events, for callers that hold
 * the locks of the channels; returns each as it is presented. Two statements write any number of messages.
 */
export async function writeMessages(
  tx: Transaction,
  messages: NewMessage[],
  { now, links, people, roles }: Writing,
): Promise<Message[]> {
  if (!messages.length) return [];
  const numbered = number(messages);
  const rows = new Map(numbered.map(({ row }) => [row.id, row]));
  await insertMany(tx, chatMessages, [...rows.values()]).catch((error: unknown) => {
    throw isTaken(error)
      ? badInput(`a message with id ${[...rows.keys()].join(", ")} already exists`)
      : error;
  });
  await moveChannels(tx, numbered);
  for (const { row, parent } of numbered)
    if (parent && !row.pending)
      rows.set(parent.id, await countReply(tx, rows.get(parent.id) ?? parent, rows.get(row.id)!));
  const shown = await presentMessages(
    tx,
    numbered.map(({ row }) => rows.get(row.id)!),
    { readerId: null, now, links, isNew: true, ...(people && { people }), ...(roles && { roles }) },
  );
  const stored = numbered.map((message, index) => ({ ...message, shown: shown[index]! }));
  await recordEvents(
    tx,
    stored
      .filter(({ row }) => !row.pending)
      .map(({ row, channel, parent, shown: presented }) => ({
        channel,
        event: newMessageEvent(presented, {
          message: rows.get(row.id)!,
          channel,
          parent: parent && rows.get(parent.id)!,
        }),
        at: now,
      })),
  );
  return shown;
}

/** Each takes its channel's next number in turn; pending messages take none. */
function number(messages: NewMessage[]): NewMessage[] {
  const channels = new Map<string, ChannelRow>();
  return messages.map((message) => {
    const { row, parent, quiet } = message;
    const channel = channels.get(row.cid) ?? message.channel;
    const moved: ChannelRow = {
      ...channel,
      sequence: channel.sequence + (row.pending ? 0 : 1),
      messageCount: channel.messageCount + (row.pending ? 0 : 1),
      lastMessageAt: parent || row.pending || quiet ? channel.lastMessageAt : row.createdAt,
    };
    channels.set(row.cid, moved);
    return { ...message, row: { ...row, sequence: moved.sequence }, channel: moved };
  });
}

/** Stores the channels' new numbers; hidden channels reappear, except between two users of whom one blocked the other. */
async function moveChannels(tx: Transaction, numbered: NewMessage[]) {
  const moved = new Map(numbered.map(({ channel }) => [channel.cid, channel]));
  const latest = [...moved.values()].map((channel) => ({
    cid: channel.cid,
    sequence: channel.sequence,
    messages: channel.messageCount,
    at: channel.lastMessageAt,
  }));
  const shown = numbered.filter(({ keepsHidden }) => !keepsHidden).map(({ row }) => row.cid);
  await tx.execute(sql`with shown as (update chat_members set hidden_at = null
      where cid = any(${sql.param(shown)}::text[]) and hidden_at is not null
        and not (select count(*) = 2 and bool_or(blocks.user_id is not null) from chat_members pair
          left join chat_blocks blocks on blocks.user_id = chat_members.user_id and blocks.blocked_user_id = pair.user_id
          where pair.cid = chat_members.cid))
    update chat_channels set sequence = moved.sequence, message_count = moved.messages,
      last_message_at = moved.at from jsonb_to_recordset(${JSON.stringify(latest)}::jsonb)
        as moved(cid text, sequence bigint, messages integer, at timestamptz)
      where chat_channels.cid = moved.cid`);
}

/** Of two concurrent calls with the same new id, in two processes, the later one finds it taken. */
function isTaken(error: unknown) {
  return ((error as { cause?: { code?: string } }).cause ?? (error as { code?: string })).code === "23505";
}

interface Single {
  written: { text: string } & Partial<Written>;
  /** Its author; null for the product itself. */
  userId: string | null;
  system?: boolean;
  quiet?: boolean;
  now: Date;
  links: AttachmentLinks | null;
}
/** Writes one message of the service or of the product itself. */
export async function writeMessage(
  tx: Transaction,
  channel: ChannelRow,
  { written, userId, system = false, quiet = false, now, links }: Single,
): Promise<Message> {
  const mentioned = await existing(tx, written.mentioned_users ?? []);
  const row = rowOf(channel, { written, userId, parent: null, now, system, mentioned });
  const message = { row, channel, parent: null, quiet, keepsHidden: true };
  const [shown] = await writeMessages(tx, [message], { now, links });
  return shown!;
}

/** Counts a reply in its parent and its author among the thread's participants; returns the updated parent. */
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

/** The event of a new message. */
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

/** The participants of a thread, and its number of replies. */
function threadOf({ userId, threadParticipantIds, replyCount }: MessageRow) {
  const participants = [...new Set([userId, ...threadParticipantIds])];
  return {
    thread_participants: participants.flatMap((id) => (id ? [{ id }] : [])),
    parent_reply_count: replyCount,
  };
}

/** The users that exist among these. */
export async function existing(tx: Transaction, ids: string[]) {
  if (!ids.length) return [];
  const rows = await tx
    .select({ id: chatUsers.id })
    .from(chatUsers)
    .where(sql`${chatUsers.id} = any(${sql.param(ids)}::text[])`);
  return rows.map((row) => row.id);
}
