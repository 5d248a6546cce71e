import { eq, inArray } from "drizzle-orm";
import { leave, type Reader, type Transaction } from "#server/database/open.ts";
import { newId } from "#server/ids.ts";
import { work } from "./tables.ts";

export interface Later {
  kind: string;
  data: Record<string, unknown>;
  at: Date;
  key?: string;
}

/** Writes work for later in the caller's transaction; a key that is waiting already is replaced. */
export async function later(tx: Transaction, wanted: Later | Later[]) {
  for (const { kind, data, at, key } of [wanted].flat()) {
    leave(tx, "work");
    await tx
      .insert(work)
      .values({ id: newId(), kind, data, dueAt: at, key: key ?? null })
      .onConflictDoUpdate({ target: work.key, set: { kind, data, dueAt: at, attempts: 0, failedAt: null } });
  }
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
