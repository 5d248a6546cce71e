import { and, eq, inArray } from "drizzle-orm";
import type { Draft } from "#contract/chat/shapes.ts";
import type { Reader } from "#server/database/open.ts";
import type { Chat } from "#server/chat/context.ts";
import { chatDrafts } from "./tables.ts";

type DraftRow = typeof chatDrafts.$inferSelect;

type Reading = Pick<Chat, "links" | "now">;

export function presentDraft(row: DraftRow, { links, now }: Reading): Draft {
  const { attachments } = row.message;
  return {
    channel_cid: row.cid,
    created_at: row.createdAt.toISOString(),
    ...(row.parentId !== "" && { parent_id: row.parentId }),
    message: {
      ...row.message,
      ...(attachments && { attachments: links.renewed(attachments, { cid: row.cid, now: now() }) }),
    },
  };
}

/** A user's drafts in channels, without those in threads. */
export async function draftsIn(call: Reading & { db: Reader }, userId: string, cids: string[]) {
  const rows = await call.db
    .select()
    .from(chatDrafts)
    .where(and(eq(chatDrafts.userId, userId), inArray(chatDrafts.cid, cids), eq(chatDrafts.parentId, "")));
  return rows.map((row) => presentDraft(row, call));
}

/** A user's drafts in threads, by parent message. */
export async function draftsInThreads(call: Reading & { db: Reader }, userId: string, parentIds: string[]) {
  if (!parentIds.length) return [];
  const rows = await call.db
    .select()
    .from(chatDrafts)
    .where(and(eq(chatDrafts.userId, userId), inArray(chatDrafts.parentId, parentIds)));
  return rows.map((row) => presentDraft(row, call));
}
