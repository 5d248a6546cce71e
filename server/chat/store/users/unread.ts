import { type SQL, and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { unreadAfter } from "../channels/queries.ts";
import { type ChatCall, actorOf, refuseUnlessServer } from "#server/chat/context.ts";
import { chatChannels, chatReads } from "../tables.ts";
import { chatThreadParticipants } from "../threads/tables.ts";

export interface Totals {
  total_unread_count: number;
  unread_channels: number;
  unread_threads: number;
  /** The older name of the total. */
  unread_count: number;
}
export const noneUnread: Totals = {
  total_unread_count: 0,
  unread_channels: 0,
  unread_threads: 0,
  unread_count: 0,
};

/** Unread messages of users over all their channels, and their threads with unread replies. */
export async function totalsOf(db: Reader, userIds: string[], now: Date): Promise<Map<string, Totals>> {
  const totals = new Map(userIds.map((id) => [id, { ...noneUnread }]));
  if (!userIds.length) return totals;
  for (const { userId, unread } of await unreadChannels(db, userIds, now)) {
    const total = totals.get(userId);
    if (!total || !unread) continue;
    total.total_unread_count += unread;
    total.unread_count += unread;
    total.unread_channels += 1;
  }
  for (const { userId, unread } of await unreadThreads(db, userIds)) {
    const total = totals.get(userId);
    if (total && unread) total.unread_threads += 1;
  }
  return totals;
}

/** Whether a member muted a channel, which then does not count. */
export function mutedBy(userId: SQL, cid: SQL, now: Date): SQL {
  return sql`exists (select 1 from chat_members muting where muting.cid = ${cid} and muting.user_id = ${userId}
    and muting.muted_at is not null
    and (muting.mute_expires is null or muting.mute_expires > ${now.toISOString()}::timestamptz))`;
}

/** Only channels with events after the last read, so that the others cost nothing. */
export function unreadChannels(db: Reader, userIds: string[], now: Date) {
  return db
    .select({
      userId: chatReads.userId,
      cid: chatReads.cid,
      type: chatChannels.type,
      lastReadAt: chatReads.lastReadAt,
      unread: unreadAfter,
    })
    .from(chatReads)
    .innerJoin(chatChannels, eq(chatChannels.cid, chatReads.cid))
    .where(
      and(
        inArray(chatReads.userId, userIds),
        gt(chatChannels.sequence, chatReads.lastReadSequence),
        sql`${chatChannels.deletedAt} is null`,
        sql`not ${mutedBy(sql`chat_reads.user_id`, sql`chat_reads.cid`, now)}`,
      ),
    );
}

/** Replies of others after the reader's last, in the threads they take part in. */
export function unreadThreads(db: Reader, userIds: string[]) {
  return db
    .select({
      userId: chatThreadParticipants.userId,
      parentId: chatThreadParticipants.parentId,
      lastReadAt: chatThreadParticipants.lastReadAt,
      lastReadMessageId: chatThreadParticipants.lastReadMessageId,
      /** The channel's number at which they were counted. */
      asOf: sql<number>`(select c.sequence from chat_channels c where c.cid = chat_thread_participants.cid)`.mapWith(
        Number,
      ),
      unread: sql<number>`(select count(*)::int from chat_messages reply
        where reply.parent_id = chat_thread_participants.parent_id
          and reply.sequence > chat_thread_participants.last_read_sequence
          and reply.user_id is distinct from chat_thread_participants.user_id
          and reply.deleted_at is null and not reply.silent and not reply.shadowed and not reply.pending
          and (cardinality(reply.restricted_visibility) = 0
            or chat_thread_participants.user_id = any(reply.restricted_visibility)))`,
    })
    .from(chatThreadParticipants)
    .where(inArray(chatThreadParticipants.userId, userIds));
}

/** GET /unread. */
export function unreadOf(call: ChatCall) {
  return unreadFor(call, actorOf(call));
}

/** The same for several users, for servers. */
export async function unreadOfMany(call: ChatCall, userIds: string[]) {
  refuseUnlessServer(call);
  const counts_by_user: Record<string, Awaited<ReturnType<typeof unreadFor>>> = {};
  for (const id of new Set(userIds)) counts_by_user[id] = await unreadFor(call, id);
  return { counts_by_user };
}

/** Unread counts by channel, channel type and thread. */
export async function unreadFor({ db, now }: Pick<ChatCall, "db" | "now">, userId: string) {
  const rows = (await unreadChannels(db, [userId], now())).filter(({ unread }) => unread > 0);
  const threads = (await unreadThreads(db, [userId])).filter(({ unread }) => unread > 0);
  const types = Map.groupBy(rows, (row) => row.type);
  const count = (some: { unread: number }[]) => some.reduce((sum, { unread }) => sum + unread, 0);
  return {
    total_unread_count: count(rows),
    total_unread_threads_count: threads.length,
    channels: rows.map(({ cid, unread, lastReadAt }) => ({
      channel_id: cid,
      unread_count: unread,
      last_read: lastReadAt.toISOString(),
    })),
    channel_type: [...types].map(([type, some]) => ({
      channel_type: type,
      channel_count: some.length,
      unread_count: count(some),
    })),
    threads: threads.map(({ parentId, unread, lastReadAt, lastReadMessageId }) => ({
      parent_message_id: parentId,
      unread_count: unread,
      last_read: lastReadAt.toISOString(),
      last_read_message_id: lastReadMessageId ?? "",
    })),
  };
}
