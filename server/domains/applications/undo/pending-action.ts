import { desc, eq, and } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { cancelTask, enqueue } from "#server/tasks/enqueue.ts";
import { publishMove, publishChange } from "../publish-move.ts";
import { type Application, lockApplication } from "../queries.ts";
import { type Before, applicationHistory, applications } from "../tables.ts";
import { applicationTasks } from "../tasks.ts";

/** A row as the candidate may see it: nothing that could still be undone has happened. */
export function asCandidateSees(row: Application): Application {
  return row.pendingUndo ? { ...row, ...asColumns(row.pendingUndo.before) } : row;
}

/** Commits the pending action: undo is over, and whoever it concerns is notified. */
export async function commitPendingAction(
  tx: Transaction,
  row: Application,
  now: Date,
): Promise<Application> {
  const pending = row.pendingUndo!;
  const [standing] = await tx
    .update(applications)
    .set({ pendingUndo: null })
    .where(eq(applications.id, row.id))
    .returning();
  await cancelTask(tx, undoKey(row.id));
  await publishMove(tx, {
    move: pending.move,
    from: pending.before,
    to: standing!,
    command: {
      who: { userId: pending.byUserId },
      now,
      why: row.endReason,
      ...(pending.kind === null && { batchId: pending.batchId }),
    },
  });
  return standing!;
}

/** Takes a pending action back as if it had never been: state, flags, times and place in every list. */
export async function revertPendingAction(tx: Transaction, row: Application): Promise<Application> {
  const pending = row.pendingUndo!;
  const [restored] = await tx
    .update(applications)
    .set({ ...asColumns(pending.before), pendingUndo: null, version: row.version + 1 })
    .where(eq(applications.id, row.id))
    .returning();
  await cancelTask(tx, undoKey(row.id));
  await tx
    .update(applicationHistory)
    .set({ undone: true })
    .where(eq(applicationHistory.id, pending.historyId));
  if (restored!.passAt) await scheduleDelayedPass(tx, restored!);
  return restored!;
}

/** The task "applications.commit": the time to undo is over. */
export async function commitWhenDue(
  tx: Transaction,
  { applicationId, historyId }: DataOf<typeof applicationTasks.commit>,
  { now }: TaskContext,
) {
  const row = await lockApplication(tx, applicationId);
  if (!row || row.pendingUndo?.historyId !== historyId) return;
  const standing = await commitPendingAction(tx, row, now);
  await publishChange(tx, standing, { who: { userId: null }, now });
}

export function scheduleDelayedPass(tx: Transaction, row: Pick<Application, "id" | "passAt">) {
  return enqueue(tx, applicationTasks.pass, {
    data: { applicationId: row.id, passAt: row.passAt!.toISOString() },
    at: row.passAt!,
    key: `pass:${row.id}`,
  });
}

/** Who asked for the delayed pass of an application, and why. */
export async function delayedPassOf(tx: Transaction, applicationId: string) {
  const [entry] = await tx
    .select({ userId: applicationHistory.actorUserId, why: applicationHistory.why })
    .from(applicationHistory)
    .where(and(eq(applicationHistory.applicationId, applicationId), eq(applicationHistory.move, "delayPass")))
    .orderBy(desc(applicationHistory.at), desc(applicationHistory.id))
    .limit(1);
  return entry;
}

function undoKey(id: string) {
  return `undo:${id}`;
}

function asColumns(before: Before) {
  return {
    ...before,
    passAt: before.passAt === null ? null : new Date(before.passAt),
    waitingSince: new Date(before.waitingSince),
    changedAt: new Date(before.changedAt),
    lastActivityAt: new Date(before.lastActivityAt),
  };
}
