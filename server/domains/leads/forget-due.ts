import { and, eq, lte } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { removePeople } from "./remove-people.ts";
import { externalCandidates } from "#server/domains/external-candidates/index.ts";
import { leadTasks } from "./tasks.ts";

/** Has the people of a company looked at again on the day their time is over. */
export function enqueueForgetting(tx: Transaction, companyId: string, at: Date) {
  const key = `uploaded:${companyId}:${at.toISOString().slice(0, 10)}`;
  return enqueue(tx, leadTasks.forgetDue, { data: { companyId }, at, key });
}

/** The task "importedPeople.forget": removes people who were not notified within a month, and everyone after a year. */
export async function forgetDue(
  tx: Transaction,
  { companyId }: DataOf<typeof leadTasks.forgetDue>,
  { now }: TaskContext,
) {
  await removePeople(
    tx,
    and(eq(externalCandidates.companyId, companyId), lte(externalCandidates.keptUntil, now)),
    now,
  );
}
