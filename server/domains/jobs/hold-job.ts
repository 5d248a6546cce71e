import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { jobEvents } from "./events.ts";
import { type JobRow, recountOpenJobs } from "./queries.ts";
import { jobs } from "./tables.ts";

type Held = Pick<JobRow, "id" | "companyId">;

/** Takes a job out of everything but its team's app; who applied already is not touched. The team is told why. */
export async function holdJob(
  tx: Transaction,
  { id, companyId }: Held,
  { why, byReports = false, now }: { why: string; byReports?: boolean; now: Date },
) {
  const held = { heldAt: now, heldReason: why, heldByReports: byReports, changedAt: now };
  await tx.update(jobs).set(held).where(eq(jobs.id, id));
  await recountOpenJobs(tx, [companyId]);
  await publish(tx, jobEvents.held, { data: { jobId: id, companyId, why }, at: now });
}

/** Lets everyone find the job again. */
export async function releaseJob(tx: Transaction, { id, companyId }: Held, now: Date) {
  const free = { heldAt: null, heldReason: null, heldByReports: false, changedAt: now };
  await tx.update(jobs).set(free).where(eq(jobs.id, id));
  await recountOpenJobs(tx, [companyId]);
  await publish(tx, jobEvents.released, { data: { jobId: id, companyId }, at: now });
}
