import { type SQL, and, asc, desc, eq, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { chatMessages } from "../tables.ts";
import type { MessageRow } from "./queries.ts";

export interface MessagePage {
  limit?: number | undefined;
  id_lt?: string | undefined;
  id_lte?: string | undefined;
  id_gt?: string | undefined;
  id_gte?: string | undefined;
  id_around?: string | undefined;
}
const beside = { id_lt: "<", id_lte: "<=", id_gt: ">", id_gte: ">=" } as const;

/** A page of messages beside a known one, oldest first; stable while new ones come in. */
export async function listMessages(
  db: Reader,
  within: SQL,
  page: MessagePage,
  fallback = 25,
): Promise<MessageRow[]> {
  const limit = page.limit ?? fallback;
  if (limit === 0) return [];
  if (page.id_around) return around(db, within, { id: page.id_around, limit });
  const bounds = Object.entries(beside).flatMap(([key, sign]) => {
    const id = page[key as keyof typeof beside];
    return id ? [sql`${chatMessages.sequence} ${sql.raw(sign)} ${placeOf(id)}`] : [];
  });
  const forward = Boolean(page.id_gt ?? page.id_gte);
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(within, ...bounds))
    .orderBy(forward ? asc(chatMessages.sequence) : desc(chatMessages.sequence))
    .limit(limit);
  return forward ? rows : rows.reverse();
}

async function around(db: Reader, within: SQL, { id, limit }: { id: string; limit: number }) {
  const before = Math.ceil(limit / 2);
  const [older, newer] = [
    await listMessages(db, within, { id_lte: id, limit: before }),
    await listMessages(db, within, { id_gt: id, limit: limit - before }),
  ];
  return [...older, ...newer];
}

function placeOf(id: string) {
  return sql`(select place.sequence from chat_messages place where place.id = ${id})`;
}

export function inChannel(cid: string, hiddenBefore: Date | null | undefined): SQL {
  return and(
    eq(chatMessages.cid, cid),
    sql`(${chatMessages.parentId} is null or ${chatMessages.showInChannel})`,
    hiddenBefore ? sql`${chatMessages.createdAt} >= ${hiddenBefore.toISOString()}::timestamptz` : undefined,
  )!;
}
