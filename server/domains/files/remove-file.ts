import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { files } from "./tables.ts";
import { fileTasks } from "./tasks.ts";

/** Forgets a file; its bytes go after the commit. */
export async function dropFile(tx: Transaction, id: string, now: Date) {
  const [gone] = await tx.delete(files).where(eq(files.id, id)).returning({ key: files.key });
  if (gone) await enqueue(tx, fileTasks.remove, { data: { key: gone.key }, at: now });
}

/** The task "file.remove". */
export function removeBytes(
  _: Transaction,
  { key }: DataOf<typeof fileTasks.remove>,
  { outside }: TaskContext,
) {
  return outside.storage.remove(key);
}
