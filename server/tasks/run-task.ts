import { type SQL, and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/open.ts";
import { withoutData } from "#server/errors/log-error.ts";
import type { Lane, TaskKind } from "./lanes.ts";
import { tasks } from "./tables.ts";

export type Handle = (tx: Transaction, data: Record<string, unknown>, now: Date) => Promise<void>;
export type Handlers = Record<TaskKind, Handle>;

/** What becomes of what a task was about once no attempt is made any more. */
export type GiveUp = (tx: Transaction, data: Record<string, unknown>, why: string) => Promise<void>;

export interface TaskOptions {
  handlers: Handlers;
  givenUp?: Partial<Record<TaskKind, GiveUp>>;
  now: () => Date;
  onFailure(kind: string, error: unknown): void;
}
interface FromLane {
  /** Tasks of every lane where not given. */
  lane?: Lane;
  /** Called when a task was found, before it is run. */
  onTaken?(): void;
}
const mostAttempts = 8;

/** Another task of its sequence and lane comes first. */
const mustWait = sql`exists (select 1 from ${tasks} earlier where earlier.sequence = ${tasks.sequence} and earlier.lane = ${tasks.lane}
  and earlier.failed_at is null and (earlier.due_at, earlier.id) < (${tasks.dueAt}, ${tasks.id}))`;

/**
 * Runs one due task inside one transaction with the removal of its row: what it changed and the
 * event that it was done are kept or lost together. Several processes may work beside each other.
 */
export async function runOneTask(
  db: Database,
  { handlers, givenUp = {}, now, onFailure }: TaskOptions,
  { lane, onTaken }: FromLane = {},
): Promise<boolean> {
  let taken: typeof tasks.$inferSelect | undefined;
  try {
    return await db.transaction(async (tx) => {
      taken = await takeDue(tx, now(), lane ? eq(tasks.lane, lane) : undefined);
      if (!taken) return false;
      onTaken?.();
      const handle = (handlers as Partial<Record<string, Handle>>)[taken.kind];
      if (!handle) throw new Error(`No runner for tasks of kind ${taken.kind}`);
      // Its row goes first, so that it may ask for itself again under the same key.
      await tx.delete(tasks).where(eq(tasks.id, taken.id));
      await handle(tx, taken.data, now());
      return true;
    });
  } catch (error) {
    if (!taken) throw error;
    onFailure(taken.kind, error);
    await putOff(db, taken, { now: now(), error, giveUp: givenUp[taken.kind as TaskKind] });
    return true;
  }
}

/** A task whose sequence has an earlier one, waiting or being run, stays where it is. */
async function takeDue(tx: Transaction, now: Date, inLane: SQL | undefined) {
  const [taken] = await tx
    .select()
    .from(tasks)
    .where(
      and(
        inLane,
        lte(tasks.dueAt, now),
        isNull(tasks.failedAt),
        or(isNull(tasks.sequence), sql`not ${mustWait}`),
      ),
    )
    .orderBy(asc(tasks.dueAt), asc(tasks.id))
    .limit(1)
    .for("update", { skipLocked: true });
  return taken;
}

interface Failure {
  now: Date;
  error: unknown;
  giveUp: GiveUp | undefined;
}
async function putOff(
  db: Database,
  { id, attempts, data }: typeof tasks.$inferSelect,
  { now, error, giveUp }: Failure,
) {
  const waitMs = Math.min(3_600_000, 2000 * 3 ** attempts);
  const failed = attempts + 1 >= mostAttempts;
  const lastError = String(withoutData(error).cause ?? (error as Error).message).slice(0, 2000);
  await db.transaction(async (tx) => {
    await tx
      .update(tasks)
      .set({
        attempts: attempts + 1,
        lastError,
        dueAt: new Date(now.getTime() + waitMs),
        failedAt: failed ? now : null,
      })
      .where(eq(tasks.id, id));
    if (failed) await giveUp?.(tx, data, lastError);
  });
}
