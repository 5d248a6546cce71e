import { and, eq, inArray, sql } from "drizzle-orm";
import { leave, type Reader, type Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { type DataOf, type Task, readData } from "./define-task.ts";
import type { Lane } from "./lanes.ts";
import { tasks } from "./tables.ts";

interface NewTask<T extends Task> {
  data: DataOf<T>;
  at: Date;
  key?: string;
  /** Tasks of one lane with the same sequence run one after the other. */
  sequence?: string | null;
  /** Where this one does not wait in the lane of its kind. */
  lane?: Lane;
}
const rowsAtOnce = 500;

/** Writes tasks in the caller's transaction; one with a key that is waiting already is replaced. */
export async function enqueue<T extends Task>(tx: Transaction, task: T, wanted: NewTask<T> | NewTask<T>[]) {
  const rows = [wanted].flat().map(({ data, at, key = null, sequence = null, lane = task.lane }) => {
    leave(tx, `tasks:${lane}`);
    return { id: newId(), kind: task.kind, lane, data, dueAt: at, key, sequence };
  });
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx
      .insert(tasks)
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflictDoUpdate({
        target: tasks.key,
        set: {
          kind: sql`excluded.kind`,
          lane: sql`excluded.lane`,
          data: sql`excluded.data`,
          dueAt: sql`excluded.due_at`,
          sequence: sql`excluded.sequence`,
          attempts: 0,
          lastError: null,
          failedAt: null,
        },
      });
}

/** The waiting task with this key. */
export async function findTask<T extends Task>(db: Reader, task: T, key: string) {
  const [waiting] = await db
    .select({ data: tasks.data, dueAt: tasks.dueAt })
    .from(tasks)
    .where(and(eq(tasks.key, key), eq(tasks.kind, task.kind)));
  return waiting && { data: readData(task, waiting.data), dueAt: waiting.dueAt };
}

/**
 * Takes waiting tasks back; false when all were done already, are being done or were never asked for.
 * It does not wait for a task being run: that may wait for a row the caller holds.
 */
export async function cancelTask(tx: Transaction, keys: string | readonly string[]) {
  const waiting = tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(inArray(tasks.key, [keys].flat()))
    .for("update", { skipLocked: true });
  const gone = await tx.delete(tasks).where(inArray(tasks.id, waiting)).returning({ id: tasks.id });
  return gone.length > 0;
}
