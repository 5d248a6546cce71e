import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { externalJobHidden } from "#server/emails/external-job-hidden.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { applicantsKey } from "./mailed-keys.ts";
import { externalJobs } from "./tables.ts";
import { externalJobTasks } from "./tasks.ts";
import { postingOf } from "./tell-poster.ts";

interface Change {
  /** Null where people find it again. */
  why: string | null;
  now: Date;
}
/** A company we disabled, or enabled again: the posters of its jobs are told, but of those that we hold anyway. */
export async function tellOfCompany(tx: Transaction, companyId: string, { why, now }: Change) {
  const posted = await tx
    .select({ jobId: jobs.id })
    .from(externalJobs)
    .innerJoin(jobs, eq(jobs.id, externalJobs.jobId))
    .where(and(eq(jobs.companyId, companyId), eq(jobs.status, "live"), isNull(jobs.heldAt)));
  for (const { jobId } of posted) await tell(tx, { jobId, why, whole: true }, now);
}

/** A job we hold, or let go: its poster is told, but while its company is disabled anyway. */
export async function tellOfJob(tx: Transaction, jobId: string, { why, now }: Change) {
  const [posted] = await tx
    .select({ jobId: jobs.id })
    .from(externalJobs)
    .innerJoin(jobs, eq(jobs.id, externalJobs.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, jobId), eq(jobs.status, "live"), isNull(companies.disabledAt)));
  if (posted) await tell(tx, { jobId, why, whole: false }, now);
}

/** One after the other for each job, so that no one reads that it is back before why it is gone. */
function tell(tx: Transaction, data: DataOf<typeof externalJobTasks.tellHidden>, at: Date) {
  return enqueue(tx, externalJobTasks.tellHidden, { data, at, sequence: data.jobId });
}

/** The task "externalJobs.tellHidden". */
export async function tellHidden(
  tx: Transaction,
  { jobId, why: reason, whole }: DataOf<typeof externalJobTasks.tellHidden>,
  { config, now }: TaskContext,
) {
  const posting = await postingOf(tx, jobId);
  if (!posting?.email) return;
  const { id, email: to, fields, companyName } = posting;
  const key = applicantsKey(config, { id, email: to }, now);
  const email = externalJobHidden.render(
    {
      jobTitle: fields.jobTitle,
      company: whole ? companyName : null,
      reason,
      url: `${config.publicUrl}/post-a-job/${id}?token=${key}&applicants=1`,
    },
    { postalAddress: config.MAIL_ADDRESS },
  );
  await enqueueEmail(tx, { to, userId: null, category: "account", email }, now);
}
