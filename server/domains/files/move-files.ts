import { and, eq, like } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { files } from "./tables.ts";
import { fileTasks } from "./tasks.ts";

/** What is in one folder is in another soon after the commit, under the same ids. */
export async function moveFilesIn(
  tx: Transaction,
  { from, to, now }: { from: string; to: string; now: Date },
) {
  const inside = await tx
    .select({ id: files.id })
    .from(files)
    .where(like(files.key, `${from}/%`));
  for (const { id } of inside) await enqueue(tx, fileTasks.move, { data: { id, from, to }, at: now });
}

/** The task "file.move": the bytes are there before the file says so, and go from the old place after the commit. */
export async function moveBytes(
  tx: Transaction,
  { id, from, to }: DataOf<typeof fileTasks.move>,
  { outside, now }: TaskContext,
) {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, id), like(files.key, `${from}/%`)))
    .for("update");
  if (!row) return;
  const bytes = await outside.storage.get(row.key);
  if (!bytes) throw new Error(`The bytes of file ${id} are missing, so it stays in its folder`);
  const key = `${to}${row.key.slice(from.length)}`;
  await outside.storage.put(key, bytes, row.type);
  await tx.update(files).set({ key }).where(eq(files.id, id));
  await enqueue(tx, fileTasks.remove, { data: { key: row.key }, at: now });
}
