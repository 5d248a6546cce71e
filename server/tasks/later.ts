import { eq, inArray, sql } from "drizzle-orm";
import { leave, type Reader, type Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { type Lane, type TaskKind, laneOf } from "./lanes.ts";
import { work } from "./tables.ts";

export interface Later {
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

/** Writes work for later in the caller's transaction; a key that is waiting already is replaced. */
export async function later(tx: Transaction, wanted: Later | Later[]) {
  const rows = [wanted].flat().map(({ kind, data, at, key = null, sequence = null, lane = laneOf[kind] }) => {
    leave(tx, `work:${lane}`);
    return { id: newId(), kind, lane, data, dueAt: at, key, sequence };
  });
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx
      .insert(work)
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflictDoUpdate({
        target: work.key,
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

/** The waiting piece of work with this key. */
export async function findLater(db: Reader, key: string) {
  const [waiting] = await db
    .select({ data: work.data, dueAt: work.dueAt })
    .from(work)
    .where(eq(work.key, key));
  return waiting;
}

/**
 * Takes waiting work back; false when it was done already, is being done or was never asked for.
 * It does not wait for work being done: that may wait for a row the caller holds.
 */
export async function cancelLater(tx: Transaction, key: string) {
  const waiting = tx
    .select({ id: work.id })
    .from(work)
    .where(eq(work.key, key))
    .for("update", { skipLocked: true });
  const gone = await tx.delete(work).where(inArray(work.id, waiting)).returning({ id: work.id });
  return gone.length > 0;
}
