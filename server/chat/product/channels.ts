import { and, eq, inArray, sql } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { addMembers, assignRole, removeMembers } from "../channels/change-members.ts";
import { readerRole } from "../policy/channel-rules.ts";
import { makeChannel } from "../channels/get-or-create-channel.ts";
import { lockChannel, unreadAfter } from "../store/channels/queries.ts";
import { cidOf } from "../store/channels/cid.ts";
import { announceChannel } from "../channels/change-channel.ts";
import { findMessage, latestMessages } from "../store/messages/queries.ts";
import { writeMessage } from "../store/messages/write-messages.ts";
import { chatMembers, chatMessages, chatReads } from "../store/tables.ts";
import { type NewUser, saveUsers } from "../store/users/queries.ts";

interface WantedChannel {
  type: string;
  id: string;
  data: Record<string, unknown>;
  people: (NewUser & { readsOnly?: boolean })[];
  now: Date;
}
/** Creates a channel for the product, or brings an existing one's members up to date; returns its cid. */
export async function upsertChannel(tx: Transaction, { type, id, data, people, now }: WantedChannel) {
  const users = people.map(({ readsOnly: _, ...person }) => person);
  await saveUsers(tx, users, now);
  const members = people.map(({ id: userId, readsOnly }) => ({ userId, channelRole: roleOf(readsOnly) }));
  const channel = await makeChannel(tx, { type, id, createdById: null, data, members, now });
  const current = await tx
    .select({ userId: chatMembers.userId, channelRole: chatMembers.channelRole })
    .from(chatMembers)
    .where(eq(chatMembers.cid, channel.cid));
  const wanted = new Set(people.map((person) => person.id));
  const gone = current.map((row) => row.userId).filter((userId) => !wanted.has(userId));
  let moved = await addMembers(tx, channel, members, now);
  moved = await removeMembers(tx, moved, gone, now);
  for (const role of [roleOf(true), roleOf(false)]) {
    const others = new Set(current.filter((row) => row.channelRole !== role).map((row) => row.userId));
    const userIds = members.filter((row) => row.channelRole === role && others.has(row.userId));
    moved = await assignRole(tx, moved, { userIds: userIds.map(({ userId }) => userId), role, now });
  }
  return cidOf(type, id);
}

function roleOf(readsOnly = false) {
  return readsOnly ? readerRole : "channel_member";
}

/** Closes a channel for writing, or opens it again; its members may still read it. */
export async function setChannelClosed(
  tx: Transaction,
  cid: string,
  { closed, now }: { closed: boolean; now: Date },
) {
  const channel = await lockChannel(tx, cid);
  if (!channel || channel.frozen === closed) return;
  await announceChannel(tx, cid, { changes: { frozen: closed }, now });
}

interface NewPost {
  /** The message's own id: posted twice, the message is stored once. */
  id?: string;
  text: string;
  /** Its author; null for the product itself. */
  userId: string | null;
  custom?: Record<string, unknown>;
  now: Date;
}
/** Posts a message to a channel on a user's behalf, or as a system message. */
export async function postMessage(tx: Transaction, cid: string, { id, text, userId, custom, now }: NewPost) {
  const channel = await lockChannel(tx, cid);
  if (!channel || (id && (await findMessage(tx, id)))) return null;
  return writeMessage(tx, channel, {
    written: { ...custom, ...(id && { id }), text },
    userId,
    system: userId === null,
    now,
    links: null,
  });
}

export interface ChannelSummary {
  lastMessage: {
    id: string;
    text: string;
    userId: string | null;
    at: Date;
    hasAttachments: boolean;
    /** What was posted with it. */
    custom: Record<string, unknown>;
  } | null;
  unread: number;
}
/** The last message and the unread count of several channels, for one reader. */
export async function channelSummaries(
  db: Reader,
  cids: string[],
  userId: string,
): Promise<Map<string, ChannelSummary>> {
  const summaries = new Map<string, ChannelSummary>(
    cids.map((cid) => [cid, { lastMessage: null, unread: 0 }]),
  );
  if (!cids.length) return summaries;
  for (const row of await latestMessages(db, cids, { limit: 1, readerId: userId }))
    summaries.get(row.cid)!.lastMessage = {
      id: row.id,
      text: row.deletedAt ? "" : row.text,
      userId: row.userId,
      at: row.createdAt,
      hasAttachments: row.attachments.length > 0,
      custom: row.data,
    };
  const reads = await db
    .select({ cid: chatReads.cid, unread: unreadAfter })
    .from(chatReads)
    .where(and(eq(chatReads.userId, userId), inArray(chatReads.cid, cids)));
  for (const { cid, unread } of reads) summaries.get(cid)!.unread = unread;
  return summaries;
}

/** Which of these channels the user is a member of. */
export async function channelsOfMember(db: Reader, userId: string, cids: string[]) {
  const rows = await db
    .select({ cid: chatMembers.cid })
    .from(chatMembers)
    .where(and(eq(chatMembers.userId, userId), sql`${chatMembers.cid} = any(${sql.param(cids)}::text[])`));
  return new Set(rows.map((row) => row.cid));
}

/** Whether a user has written in a channel since then. */
export async function hasWritten(
  db: Reader,
  cid: string,
  { userId, after }: { userId: string; after: string },
) {
  const [row] = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.cid, cid),
        eq(chatMessages.userId, userId),
        sql`${chatMessages.createdAt} > ${after}::timestamptz`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
