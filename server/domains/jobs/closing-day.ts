import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { lockCompany } from "#server/domains/companies/index.ts";
import { publish } from "#server/events/events.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { endOf, isOver } from "#shared/jobs/closing-day.ts";
import { jobEvents } from "./events.ts";
import { recountOpenJobs } from "./queries.ts";
import { jobs } from "./tables.ts";
import { jobTasks } from "./tasks.ts";

/** Has those of the jobs close that are live and have a last day to apply, once it is over. */
export async function closeInTime(tx: Transaction, ids: string[]) {
  const ending = await tx
    .select({ id: jobs.id, closesOn: jobs.closesOn })
    .from(jobs)
    .where(and(inArray(jobs.id, ids), eq(jobs.status, "live"), isNotNull(jobs.closesOn)));
  await enqueue(
    tx,
    jobTasks.closeAfterLastDay,
    ending.map(({ id, closesOn }) => ({
      data: { jobId: id },
      at: endOf(closesOn!),
      key: `jobs.closeAfterLastDay:${id}`,
    })),
  );
}

/** The task "jobs.closeAfterLastDay"; the team may have changed the day or closed the job since. */
export async function closeAfterLastDay(
  tx: Transaction,
  { jobId }: DataOf<typeof jobTasks.closeAfterLastDay>,
  { now }: TaskContext,
) {
  const [known] = await tx.select({ companyId: jobs.companyId }).from(jobs).where(eq(jobs.id, jobId));
  if (!known) return;
  const { companyId } = known;
  await lockCompany(tx, companyId);
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for("update");
  if (job?.status !== "live" || !isOver(job.closesOn, now)) return;
  // Without its fingerprint it comes back by itself, should its feed name a later day.
  const back = job.feed === null ? {} : { fingerprint: null };
  await tx
    .update(jobs)
    .set({ status: "closed", closedAt: now, changedAt: now, ...back })
    .where(eq(jobs.id, jobId));
  await recountOpenJobs(tx, [companyId]);
  await publish(tx, jobEvents.closed, { data: { jobId, companyId }, at: now });
}
