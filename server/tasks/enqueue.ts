import { eq, inArray, sql } from "drizzle-orm";
import { leave, type Reader, type Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { type Lane, type TaskKind, laneOf } from "./lanes.ts";
import { tasks } from "./tables.ts";

export interface NewTask {
  kind: TaskKind;
  data: Record<string, unknown>;
  at: Date;
  key?: string;
  /** Tasks of one lane with the same sequence run one after the other. */
  sequence?: string | null;
  /** For kinds that run in more than one lane. */
  lane?: Lane;
}
const rowsAtOnce = 500;

/** Writes tasks in the caller's transaction; one with a key that is waiting already is replaced. */
export async function enqueue(tx: Transaction, wanted: NewTask | NewTask[]) {
  const rows = [wanted].flat().map(({ kind, data, at, key = null, sequence = null, lane = laneOf[kind] }) => {
    leave(tx, `tasks:${lane}`);
    return { id: newId(), kind, lane, data, dueAt: at, key, sequence };
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
export async function findTask(db: Reader, key: string) {
  const [waiting] = await db
    .select({ data: tasks.data, dueAt: tasks.dueAt })
    .from(tasks)
    .where(eq(tasks.key, key));
  return waiting;
}

/**
 * Takes a waiting task back; false when it was done already, is being done or was never asked for.
 * It does not wait for a task being run: that may wait for a row the caller holds.
 */
export async function cancelTask(tx: Transaction, key: string) {
  const waiting = tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(eq(tasks.key, key))
    .for("update", { skipLocked: true });
  const gone = await tx.delete(tasks).where(inArray(tasks.id, waiting)).returning({ id: tasks.id });
  return gone.length > 0;
}
