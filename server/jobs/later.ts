import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
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
    await tx
      .insert(work)
      .values({ id: newId(), kind, data, dueAt: at, key: key ?? null })
      .onConflictDoUpdate({ target: work.key, set: { kind, data, dueAt: at, attempts: 0, failedAt: null } });
  }
}

/** Takes waiting work back; false when it was done already or never asked for. */
export async function cancelLater(tx: Transaction, key: string) {
  const gone = await tx.delete(work).where(eq(work.key, key)).returning({ id: work.id });
  return gone.length > 0;
}
