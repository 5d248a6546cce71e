import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Database, OpenDatabase, Transaction } from "#server/database/open.ts";
import { withoutData } from "#server/failures.ts";
import { work } from "./tables.ts";

export type Handle = (tx: Transaction, data: Record<string, unknown>, now: Date) => Promise<void>;
export type Handlers = Record<string, Handle>;

interface WorkerOptions {
  handlers: Handlers;
  now: () => Date;
  onFailure(kind: string, error: unknown): void;
}
const mostAttempts = 8;

/**
 * Does one due piece of work inside one transaction with the removal of its row: what it changed and the
 * fact that it was done are kept or lost together. Several processes may work beside each other.
 */
export async function workOnce(db: Database, { handlers, now, onFailure }: WorkerOptions): Promise<boolean> {
  let taken: typeof work.$inferSelect | undefined;
  try {
    return await db.transaction(async (tx) => {
      [taken] = await tx
        .select()
        .from(work)
        .where(and(lte(work.dueAt, now()), isNull(work.failedAt)))
        .orderBy(asc(work.dueAt), asc(work.id))
        .limit(1)
        .for("update", { skipLocked: true });
      if (!taken) return false;
      const handle = handlers[taken.kind];
      if (!handle) throw new Error(`Nobody handles work of kind ${taken.kind}`);
      // Its row goes first, so that it may ask for itself again under the same key.
      await tx.delete(work).where(eq(work.id, taken.id));
      await handle(tx, taken.data, now());
      return true;
    });
  } catch (error) {
    if (!taken) throw error;
    onFailure(taken.kind, error);
    await putOff(db, taken, { now: now(), error });
    return true;
  }
}

async function putOff(
  db: Database,
  { id, attempts }: typeof work.$inferSelect,
  { now, error }: { now: Date; error: unknown },
) {
  const waitMs = Math.min(3_600_000, 2000 * 3 ** attempts);
  const failed = attempts + 1 >= mostAttempts;
  await db
    .update(work)
    .set({
      attempts: attempts + 1,
      lastError: String(withoutData(error).cause ?? (error as Error).message).slice(0, 2000),
      dueAt: new Date(now.getTime() + waitMs),
      failedAt: failed ? now : null,
    })
    .where(eq(work.id, id));
}

/** Does everything that is due; tests move their clock and call this. */
export async function workThrough(db: Database, options: WorkerOptions) {
  while (await workOnce(db, options));
}

/** Works until stopped: at once when work is left by this process, and by the clock for what becomes due. */
export function startWorker({ db, onCommit }: OpenDatabase, options: WorkerOptions & { pollMs?: number }) {
  let stopped = false;
  let round: Promise<void> | null = null;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  function wake() {
    if (stopped) return;
    again = true;
    round ??= run().finally(() => (round = null));
  }
  async function run() {
    while (again && !stopped) {
      again = false;
      try {
        while (!stopped && (await workOnce(db, options)));
      } catch (error) {
        options.onFailure("worker", error);
      }
    }
    if (!stopped) await sleepUntilDue();
  }
  async function sleepUntilDue() {
    clearTimeout(timer);
    const due = await db
      .select({ at: sql<string | null>`min(${work.dueAt})` })
      .from(work)
      .where(isNull(work.failedAt))
      .catch(() => []);
    const waitMs = due[0]?.at ? new Date(due[0].at).getTime() - options.now().getTime() : Infinity;
    timer = setTimeout(wake, Math.max(20, Math.min(options.pollMs ?? 2000, waitMs)));
  }

  onCommit((left) => left.has("work") && wake());
  wake();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await round;
  };
}
