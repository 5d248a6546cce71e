import { and, asc, eq, inArray, lt } from "drizzle-orm";
import { addDays } from "#shared/times/add-days.ts";
import type { Transaction } from "#server/database/open.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { externalApplications, followUps } from "./tables.ts";
import { jobTrackerTasks } from "./tasks.ts";

/** For so long a deleted application can be brought back. */
const keptDays = 1;
const everyMs = 3_600_000;
const atOnce = 500;

/** The task "jobTracker.forget", hourly: deleted applications that nobody can bring back go, with their reminders. */
export async function forgetDeleted(tx: Transaction, _data: object, { now }: TaskContext) {
  const { id, deleted, changedAt } = externalApplications;
  const old = await tx
    .select({ id })
    .from(externalApplications)
    .where(and(eq(deleted, true), lt(changedAt, addDays(now, -keptDays))))
    .orderBy(asc(id))
    .limit(atOnce)
    .for("update", { skipLocked: true });
  const ids = old.map((row) => row.id);
  if (ids.length > 0) {
    await tx.delete(followUps).where(inArray(followUps.applicationId, ids));
    await tx.delete(externalApplications).where(inArray(id, ids));
  }
  await runNext(tx, jobTrackerTasks.forget, ids.length < atOnce ? new Date(now.getTime() + everyMs) : now);
}
