import { type SQL, and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/database/open.ts";
import type { ServerDependencies } from "#server/dependencies.ts";
import { withoutData } from "#server/errors/log-error.ts";
import type { Outside, TaskRunner } from "./define-task.ts";
import type { Lane } from "./lanes.ts";
import { tasks } from "./tables.ts";

export interface TaskOptions {
  runners: ReadonlyMap<string, TaskRunner>;
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
  dependencies: ServerDependencies,
  { runners, onFailure }: TaskOptions,
  { lane, onTaken }: FromLane = {},
): Promise<boolean> {
  const { now, ...rest } = dependencies;
  const { db } = dependencies.database;
  let taken: typeof tasks.$inferSelect | undefined;
  try {
    const held = await db.transaction(async (tx) => {
      taken = await takeDue(tx, now(), lane ? eq(tasks.lane, lane) : undefined);
      if (!taken) return;
      onTaken?.();
      const runner = runners.get(taken.kind);
      if (!runner) throw new Error(`No runner for tasks of kind ${taken.kind}`);
      // Its row goes first, so that it may ask for itself again under the same key.
      await tx.delete(tasks).where(eq(tasks.id, taken.id));
      const outside = await runner.run(tx, taken.data, { ...rest, now: now() });
      return outside && { outside, heldUntil: await hold(tx, taken, outside, now()) };
    });
    if (held && taken) await actOutside(db, taken, held);
    return taken !== undefined;
  } catch (error) {
    if (!taken) throw error;
    onFailure(taken.kind, error);
    await putOff(db, taken, { now: now(), error, runner: runners.get(taken.kind) });
    return true;
  }
}

/** While it acts outside its row stays, so that what comes after it in its sequence waits. */
async function hold(tx: Transaction, task: typeof tasks.$inferSelect, { holdMs }: Outside, now: Date) {
  const heldUntil = new Date(now.getTime() + holdMs);
  await tx.insert(tasks).values({ ...task, heldUntil });
  return heldUntil;
}

/** Nothing is kept of what took longer than it was held: someone else has taken it since. */
async function actOutside(
  db: Database,
  { id }: typeof tasks.$inferSelect,
  { outside, heldUntil }: { outside: Outside; heldUntil: Date },
) {
  const keep = await outside.act();
  await db.transaction(async (tx) => {
    const mine = and(eq(tasks.id, id), eq(tasks.heldUntil, heldUntil));
    const [done] = await tx.delete(tasks).where(mine).returning({ id: tasks.id });
    if (done) await keep(tx);
  });
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
        or(isNull(tasks.heldUntil), lte(tasks.heldUntil, now)),
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
  runner: TaskRunner | undefined;
}
async function putOff(
  db: Database,
  { id, attempts, data }: typeof tasks.$inferSelect,
  { now, error, runner }: Failure,
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
        heldUntil: null,
        dueAt: new Date(now.getTime() + waitMs),
        failedAt: failed ? now : null,
      })
      .where(eq(tasks.id, id));
    if (failed) await runner?.giveUp?.(tx, data, lastError);
  });
}
