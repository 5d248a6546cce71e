import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import type { Storage } from "#server/outside/storage/storage.ts";
import { files } from "./tables.ts";

/** Forgets a file; its bytes go after the commit. */
export async function dropFile(tx: Transaction, id: string, now: Date) {
  const [gone] = await tx.delete(files).where(eq(files.id, id)).returning({ key: files.key });
  if (gone) await enqueue(tx, { kind: "file.remove", data: { key: gone.key }, at: now });
}

/** The task "file.remove". */
export function removeBytes(storage: Storage) {
  return async (_: Transaction, data: Record<string, unknown>) => storage.remove(data.key as string);
}
