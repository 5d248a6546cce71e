import { type SQL, and, asc, desc, eq, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { chatMessages } from "../tables.ts";
import { badInput, missing } from "#server/chat/protocol/errors.ts";
import { type MessageRow, visibleTo } from "./queries.ts";

export interface MessagePage {
  limit?: number | undefined;
  id_lt?: string | undefined;
  id_lte?: string | undefined;
  id_gt?: string | undefined;
  id_gte?: string | undefined;
  id_around?: string | undefined;
  created_at_before?: string | undefined;
  created_at_before_or_equal?: string | undefined;
  created_at_after?: string | undefined;
  created_at_after_or_equal?: string | undefined;
  created_at_around?: string | undefined;
}
const beside = { id_lt: "<", id_lte: "<=", id_gt: ">", id_gte: ">=" } as const;
const besideTime = {
  created_at_before: "<",
  created_at_before_or_equal: "<=",
  created_at_after: ">",
  created_at_after_or_equal: ">=",
} as const;

/** A page of messages before, after or around a known one, oldest first; stable while new ones come in. */
export async function listMessages(
  db: Reader,
  within: SQL,
  page: MessagePage,
  fallback = 25,
): Promise<MessageRow[]> {
  const limit = page.limit ?? fallback;
  if (limit === 0) return [];
  if (page.id_around) return around(db, within, { id: await placed(db, page.id_around), limit });
  if (page.created_at_around) return aroundTime(db, within, { at: page.created_at_around, limit });
  const bounds = Object.entries(beside).flatMap(([key, sign]) => {
    const id = page[key as keyof typeof beside];
    return id ? [sql`${chatMessages.sequence} ${sql.raw(sign)} ${placeOf(id)}`] : [];
  });
  const named = [page.id_lt, page.id_lte, page.id_gt, page.id_gte].filter((id) => id);
  for (const [key, sign] of Object.entries(besideTime)) {
    const at = page[key as keyof typeof besideTime];
    if (at) bounds.push(sql`${chatMessages.createdAt} ${sql.raw(sign)} ${timeOf(at)}::timestamptz`);
  }
  const { id_gt, id_gte, created_at_after, created_at_after_or_equal } = page;
  const forward = Boolean(id_gt ?? id_gte ?? created_at_after ?? created_at_after_or_equal);
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(within, ...bounds))
    .orderBy(forward ? asc(chatMessages.sequence) : desc(chatMessages.sequence))
    .limit(limit);
  // The page around a missing message is empty, which is not the same as the end.
  if (!rows.length) for (const id of named) await placed(db, id!);
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

async function aroundTime(db: Reader, within: SQL, { at, limit }: { at: string; limit: number }) {
  const before = Math.ceil(limit / 2);
  const older = await listMessages(db, within, { created_at_before_or_equal: at, limit: before });
  const newer = await listMessages(db, within, { created_at_after: at, limit: limit - before });
  return [...older, ...newer];
}

async function placed(db: Reader, id: string) {
  if (!(await db.$count(chatMessages, eq(chatMessages.id, id)))) throw missing(`message with id ${id}`);
  return id;
}

function timeOf(text: string) {
  if (Number.isNaN(Date.parse(text))) throw badInput("a time is an RFC 3339 time");
  return new Date(text).toISOString();
}

function placeOf(id: string) {
  return sql`(select place.sequence from chat_messages place where place.id = ${id})`;
}

interface Within {
  hiddenBefore: Date | null;
  readerId: string | null;
}
/** The messages of a channel that its reader may see; replies only where they were shown in it. */
export function inChannel(cid: string, { hiddenBefore, readerId }: Within): SQL {
  return and(
    eq(chatMessages.cid, cid),
    visibleTo(readerId),
    sql`(${chatMessages.parentId} is null or ${chatMessages.showInChannel})`,
    hiddenBefore ? sql`${chatMessages.createdAt} >= ${hiddenBefore.toISOString()}::timestamptz` : undefined,
  )!;
}
