import { eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { missing } from "#server/chat/protocol/errors.ts";
import { chatThreads } from "./tables.ts";

export type ThreadRow = typeof chatThreads.$inferSelect;

export async function findThread(db: Reader, id: string): Promise<ThreadRow> {
  const [row] = await db.select().from(chatThreads).where(eq(chatThreads.parentId, id));
  if (!row) throw missing(`thread with id ${id}`);
  return row;
}
