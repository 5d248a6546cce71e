import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { applyFutureBans } from "../moderation/apply-future-bans.ts";
import { chatChannels, chatMembers, chatReads } from "../tables.ts";
import { ensureUsers } from "../users/queries.ts";

export type ChannelRow = typeof chatChannels.$inferSelect;
export type MemberRow = typeof chatMembers.$inferSelect;

export async function findChannel(db: Reader, cid: string): Promise<ChannelRow | undefined> {
  const [channel] = await db.select().from(chatChannels).where(eq(chatChannels.cid, cid));
  return channel?.deletedAt ? undefined : channel;
}

/** The channels that exist among these. */
export function findChannels(db: Reader, cids: string[]): Promise<ChannelRow[]> {
  return db
    .select()
    .from(chatChannels)
    .where(and(inArray(chatChannels.cid, cids), isNull(chatChannels.deletedAt)));
}

/** The channel with its lock, which orders the changes in this channel. */
export async function lockChannel(tx: Transaction, cid: string): Promise<ChannelRow | undefined> {
  const [channel] = await tx.select().from(chatChannels).where(eq(chatChannels.cid, cid)).for("update");
  return channel?.deletedAt ? undefined : channel;
}

export async function findMember(db: Reader, cid: string, userId: string | null) {
  if (!userId) return undefined;
  const [member] = await db
    .select()
    .from(chatMembers)
    .where(and(eq(chatMembers.cid, cid), eq(chatMembers.userId, userId)));
  return member;
}

/** Takes the next number of the channel, with other changes of its row. */
export async function advance(
  tx: Transaction,
  cid: string,
  changes: Partial<Omit<ChannelRow, "cid" | "sequence">> = {},
): Promise<ChannelRow> {
  const [channel] = await tx
    .update(chatChannels)
    .set({ ...changes, sequence: sql`${chatChannels.sequence} + 1` })
    .where(eq(chatChannels.cid, cid))
    .returning();
  return channel!;
}

export interface NewMember {
  userId: string;
  channelRole?: string;
  /** Invited to join rather than added. */
  invitedAt?: Date;
  hideMessagesBefore?: Date;
  data?: Record<string, unknown>;
}
/** Adds members, who have read everything up to now; returns the new ones. */
export async function insertMembers(
  tx: Transaction,
  channel: Pick<ChannelRow, "cid" | "sequence">,
  { members, now }: { members: NewMember[]; now: Date },
): Promise<MemberRow[]> {
  if (!members.length) return [];
  await ensureUsers(
    tx,
    members.map((member) => member.userId),
    now,
  );
  const added = await tx
    .insert(chatMembers)
    .values(members.map((member) => ({ ...member, cid: channel.cid, createdAt: now, updatedAt: now })))
    .onConflictDoNothing()
    .returning();
  if (!added.length) return [];
  await tx
    .insert(chatReads)
    .values(
      added.map(({ userId }) => ({
        cid: channel.cid,
        userId,
        lastReadAt: now,
        lastReadSequence: channel.sequence,
      })),
    )
    .onConflictDoNothing();
  const userIds = added.map((member) => member.userId);
  const held = await applyFutureBans(tx, { cid: channel.cid, userIds, now });
  if (!held.length) return added;
  return tx
    .select()
    .from(chatMembers)
    .where(and(eq(chatMembers.cid, channel.cid), inArray(chatMembers.userId, userIds)));
}

export async function deleteMembers(tx: Transaction, cid: string, userIds: string[]): Promise<MemberRow[]> {
  if (!userIds.length) return [];
  await tx.delete(chatReads).where(and(eq(chatReads.cid, cid), inArray(chatReads.userId, userIds)));
  return tx
    .delete(chatMembers)
    .where(and(eq(chatMembers.cid, cid), inArray(chatMembers.userId, userIds)))
    .returning();
}

export function membersOf(
  db: Reader,
  cids: string[],
  { limit = 100, offset = 0 }: { limit?: number; offset?: number } = {},
) {
  const ranked = sql`(select cid, user_id from (select cid, user_id, row_number() over
    (partition by cid order by created_at, user_id) as place from chat_members
    where ${inArray(chatMembers.cid, cids)}) ranked where place > ${offset} and place <= ${offset + limit})`;
  return db
    .select()
    .from(chatMembers)
    .where(sql`(${chatMembers.cid}, ${chatMembers.userId}) in ${ranked}`)
    .orderBy(asc(chatMembers.createdAt), asc(chatMembers.userId));
}

/** The read positions of members, with their unread messages. */
export function readsOf(db: Reader, cids: string[]) {
  return db
    .select({
      cid: chatReads.cid,
      userId: chatReads.userId,
      lastReadAt: chatReads.lastReadAt,
      lastReadMessageId: chatReads.lastReadMessageId,
      lastDeliveredAt: chatReads.lastDeliveredAt,
      lastDeliveredMessageId: chatReads.lastDeliveredMessageId,
      unread: unreadAfter,
    })
    .from(chatReads)
    .where(inArray(chatReads.cid, cids));
}

/**
 * Messages of others after the reader's last, but for thread replies, silent ones, system messages, those of shadow-banned
 * authors, pending ones and those restricted to others. `realtime/unread-cache.ts` counts by the same rule as they arrive.
 */
export const unreadAfter = sql<number>`(select count(*)::int from chat_messages unread
  where unread.cid = chat_reads.cid and unread.sequence > chat_reads.last_read_sequence
    and unread.user_id is distinct from chat_reads.user_id and unread.parent_id is null
    and not unread.silent and unread.deleted_at is null and unread.type <> 'system'
    and not unread.shadowed and not unread.pending
    and (cardinality(unread.restricted_visibility) = 0 or chat_reads.user_id = any(unread.restricted_visibility)))`;

export function membershipsIn(db: Reader, userId: string, cids: string[]): Promise<MemberRow[]> {
  return db
    .select()
    .from(chatMembers)
    .where(and(eq(chatMembers.userId, userId), inArray(chatMembers.cid, cids)));
}
