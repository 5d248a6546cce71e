import { and, eq, sql } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { askAbout, closeSilent, confirmPostedJob, freshnessAsks, jobs } from "#server/domains/jobs/index.ts";
import { externalJobDue } from "#server/emails/external-job-due.ts";
import { conflict } from "#server/errors/refusal.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { applicantsKey } from "./mailed-keys.ts";
import { lockMyExternalJob, presentExternalJob, refuseTaken } from "./queries.ts";
import { externalJobs } from "./tables.ts";
import { externalJobTasks } from "./tasks.ts";

const everyMs = 3_600_000;

/** Posted without an account, by an address that is proven, at a company that nobody runs and that we keep up. */
const isPosted = sql`exists (select 1 from ${externalJobs} join ${companies} on ${companies.id} = ${externalJobs.companyId}
  where ${externalJobs.jobId} = ${jobs.id} and ${externalJobs.emailVerifiedAt} is not null and not ${companies.isManaged}
    and ${companies.disabledAt} is null)`;

/** The task "externalJobs.freshness", hourly: posters are asked by email as teams are in their app, and what nobody confirmed closes. */
export async function keepFresh(tx: Transaction, _data: object, context: TaskContext) {
  const { now } = context;
  for (const { jobId } of await closeSilent(tx, now, isPosted))
    await tellPosters(tx, context, { jobId, daysLeft: null });
  for (const ask of freshnessAsks.toReversed())
    for (const { jobId } of await askAbout(tx, ask, { now, who: isPosted }))
      await tellPosters(tx, context, { jobId, daysLeft: ask.daysLeft });
  await runNext(tx, externalJobTasks.freshness, new Date(now.getTime() + everyMs));
}

interface Told {
  jobId: string;
  /** Null where it closed. */
  daysLeft: number | null;
}
async function tellPosters(tx: Transaction, { config, now }: TaskContext, { jobId, daysLeft }: Told) {
  const rows = await tx.select().from(externalJobs).where(eq(externalJobs.jobId, jobId));
  for (const { id, email: to, fields, state } of rows) {
    // A change that waits for its look is decided on all the same; publishing it opens the job again.
    if (!to || (daysLeft === null && state === "waiting")) continue;
    if (daysLeft === null)
      await tx.update(externalJobs).set({ state: "closed" }).where(eq(externalJobs.id, id));
    const page = `${config.publicUrl}/post-a-job`;
    const key = applicantsKey(config, { id, email: to }, now);
    const url = daysLeft === null ? page : `${page}/${id}?token=${key}&hiring=1`;
    const email = externalJobDue.render(
      { jobTitle: fields.jobTitle, daysLeft, url },
      { postalAddress: config.MAIL_ADDRESS },
    );
    await enqueueEmail(tx, { to, userId: null, category: "account", email }, now);
  }
}

/** No one was asked while the company was disabled: its jobs have another 30 days, however long ago the last email was. */
export async function confirmAgain(tx: Transaction, companyId: string, now: Date) {
  const posted = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.status, "live"), isPosted))
    .orderBy(jobs.id)
    .for("update");
  for (const { id } of posted) await confirmPostedJob(tx, id, now);
}

/** The poster still hires: the job stays as it is for another 30 days. */
export function confirmExternalJob(context: Context, id: string) {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const row = await lockMyExternalJob(tx, context, id);
    if (!row.jobId)
      throw conflict("NOT_PUBLISHED", "This job isn’t published, so there is nothing to confirm.");
    await refuseTaken(tx, row);
    await confirmPostedJob(tx, row.jobId, now());
    return presentExternalJob(tx, row);
  });
}
