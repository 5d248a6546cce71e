import { and, eq, inArray } from "drizzle-orm";
import type { Draft } from "#contract/chat/shapes.ts";
import type { Reader } from "#server/database/open.ts";
import { chatDrafts } from "./tables.ts";

type DraftRow = typeof chatDrafts.$inferSelect;

export function presentDraft(row: DraftRow): Draft {
  return {
    channel_cid: row.cid,
    created_at: row.createdAt.toISOString(),
    ...(row.parentId !== "" && { parent_id: row.parentId }),
    message: row.message,
  };
}

/** What somebody has begun to write in channels, threads apart. */
export async function draftsIn(db: Reader, userId: string, cids: string[]) {
  const rows = await db
    .select()
    .from(chatDrafts)
    .where(and(eq(chatDrafts.userId, userId), inArray(chatDrafts.cid, cids), eq(chatDrafts.parentId, "")));
  return rows.map(presentDraft);
}

/** What somebody has begun to write in threads, by their parents. */
export async function draftsInThreads(db: Reader, userId: string, parentIds: string[]) {
  if (!parentIds.length) return [];
  const rows = await db
    .select()
    .from(chatDrafts)
    .where(and(eq(chatDrafts.userId, userId), inArray(chatDrafts.parentId, parentIds)));
  return rows.map(presentDraft);
}
