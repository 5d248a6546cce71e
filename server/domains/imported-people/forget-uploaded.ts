import { and, eq, lte } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { removePeople } from "./remove-people.ts";
import { uploadedPeople } from "./tables.ts";
import { importedPeopleTasks } from "./tasks.ts";

/** Has the people of a company looked at again on the day their time is over. */
export function enqueueForgetting(tx: Transaction, companyId: string, at: Date) {
  const key = `uploaded:${companyId}:${at.toISOString().slice(0, 10)}`;
  return enqueue(tx, importedPeopleTasks.forgetUploaded, { data: { companyId }, at, key });
}

/** The task "importedPeople.forget": removes people who were not notified within a month, and everyone after a year. */
export async function forgetUploaded(
  tx: Transaction,
  { companyId }: DataOf<typeof importedPeopleTasks.forgetUploaded>,
  { now }: TaskContext,
) {
  await removePeople(
    tx,
    and(eq(uploadedPeople.companyId, companyId), lte(uploadedPeople.keptUntil, now)),
    now,
  );
}
