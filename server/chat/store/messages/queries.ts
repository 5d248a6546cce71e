import { type SQL, and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { chatMessages, chatReactions } from "../tables.ts";

export type MessageRow = typeof chatMessages.$inferSelect;

export async function findMessage(db: Reader, id: string): Promise<MessageRow | undefined> {
  const [message] = await db.select().from(chatMessages).where(eq(chatMessages.id, id));
  return message;
}

export async function findMessages(db: Reader, ids: string[]): Promise<MessageRow[]> {
  return ids.length
    ? db
        .select()
        .from(chatMessages)
        .where(sql`${chatMessages.id} = any(${sql.param(ids)}::text[])`)
    : [];
}

/** Messages visible to a reader: published, not restricted to others, not deleted for themselves. Raw names, for any query. */
export function visibleTo(readerId: string | null): SQL | undefined {
  if (!readerId) return undefined;
  return sql`(chat_messages.user_id = ${readerId} or (not chat_messages.pending
      and (cardinality(chat_messages.restricted_visibility) = 0 or ${readerId} = any(chat_messages.restricted_visibility))))
    and not ${readerId} = any(chat_messages.hidden_for_ids)`;
}

/** The latest messages of several channels, oldest first; replies only where they were shown in the channel. */
export async function latestMessages(
  db: Reader,
  cids: string[],
  { limit, readerId }: { limit: number; readerId: string | null },
): Promise<MessageRow[]> {
  if (!cids.length || !limit) return [];
  const wanted = sql`(select latest.id from unnest(${sql.param(cids)}::text[]) as wanted(cid) cross join lateral
    (select id from chat_messages where chat_messages.cid = wanted.cid and (parent_id is null or show_in_channel)
      and ${visibleTo(readerId) ?? sql`true`} order by sequence desc limit ${limit}) latest)`;
  return db
    .select()
    .from(chatMessages)
    .where(sql`${chatMessages.id} in ${wanted}`)
    .orderBy(asc(chatMessages.cid), asc(chatMessages.sequence));
}

export function reactionsOf(db: Reader, messageIds: string[]) {
  return messageIds.length
    ? db
        .select()
        .from(chatReactions)
        .where(inArray(chatReactions.messageId, messageIds))
        .orderBy(asc(chatReactions.createdAt))
    : [];
}

/** Pinned and not expired. */
export function pinnedMessages(
  db: Reader,
  cids: string[],
  { readerId, now }: { readerId: string | null; now: Date },
) {
  return db
    .select()
    .from(chatMessages)
    .where(
      and(
        inArray(chatMessages.cid, cids),
        sql`${chatMessages.pinnedAt} is not null and (${chatMessages.pinExpires} is null
          or ${chatMessages.pinExpires} > ${now.toISOString()}::timestamptz)`,
        visibleTo(readerId),
      ),
    )
    .orderBy(asc(chatMessages.pinnedAt))
    .limit(10 * cids.length);
}
