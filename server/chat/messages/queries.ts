import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import type { ChatCall } from "../context.ts";
import { missing } from "../errors.ts";
import { openChannel } from "../channels/queries.ts";
import { chatMessages, chatReactions } from "../tables.ts";

export type MessageRow = typeof chatMessages.$inferSelect;

export async function findMessage(db: Reader, id: string): Promise<MessageRow | undefined> {
  const [message] = await db.select().from(chatMessages).where(eq(chatMessages.id, id));
  return message;
}

/** The only door to a message: there, and in a channel that the one who acts may read. */
export async function openMessage(call: ChatCall, id: string, db: Reader = call.db) {
  const message = await findMessage(db, id);
  if (!message) throw missing(`message with id ${id}`);
  const { channel, member } = await openChannel(call, message.cid, db);
  if (member?.hideMessagesBefore && message.createdAt < member.hideMessagesBefore)
    throw missing(`message with id ${id}`);
  return { message, channel, member };
}

/** The latest messages of several channels, oldest first; replies only where they were shown in the channel. */
export async function latestMessages(db: Reader, cids: string[], limit: number): Promise<MessageRow[]> {
  if (!cids.length || !limit) return [];
  const wanted = sql`(select latest.id from unnest(${sql.param(cids)}::text[]) as wanted(cid) cross join lateral
    (select id from chat_messages where chat_messages.cid = wanted.cid and (parent_id is null or show_in_channel)
      order by sequence desc limit ${limit}) latest)`;
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

export function pinnedMessages(db: Reader, cids: string[]) {
  return db
    .select()
    .from(chatMessages)
    .where(and(inArray(chatMessages.cid, cids), sql`${chatMessages.pinnedAt} is not null`))
    .orderBy(asc(chatMessages.pinnedAt))
    .limit(10 * cids.length);
}
