import { and, desc, eq, gt, isNotNull } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { isOpen, jobs } from "#server/domains/jobs/index.ts";
import { newJobs } from "#server/emails/new-jobs.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue, findTask } from "#server/tasks/enqueue.ts";
import { addDays } from "#shared/times/add-days.ts";
import { placeText } from "#shared/places/place-text.ts";
import { subscriptionKey } from "./subscriptions.ts";
import { pageSubscriptions } from "./tables.ts";
import { trackingTasks } from "./tasks.ts";
const mostListed = 10;
const keyOf = (companyId: string) => `new-jobs:${companyId}`;

/** A job was published: within a day its company's subscribers hear of it, with whatever else is new by then. */
export async function planTelling(tx: Transaction, companyId: string, at: Date) {
  const asked = await tx.$count(
    pageSubscriptions,
    and(eq(pageSubscriptions.companyId, companyId), isNotNull(pageSubscriptions.confirmedAt)),
  );
  if (asked === 0 || (await findTask(tx, trackingTasks.tellSubscribers, keyOf(companyId)))) return;
  await enqueue(tx, trackingTasks.tellSubscribers, {
    data: { companyId },
    at: addDays(at, 1),
    key: keyOf(companyId),
  });
}

type Row = typeof pageSubscriptions.$inferSelect;

/** The task "tracking.tellSubscribers": one email to each subscriber with the jobs that are new to them. */
export async function tellSubscribers(
  tx: Transaction,
  { companyId }: DataOf<typeof trackingTasks.tellSubscribers>,
  { config, now }: TaskContext,
) {
  const subscribers = await tx
    .select()
    .from(pageSubscriptions)
    .where(and(eq(pageSubscriptions.companyId, companyId), isNotNull(pageSubscriptions.confirmedAt)))
    .for("update");
  const [company] = await tx.select().from(companies).where(eq(companies.id, companyId));
  if (!company?.published) return;
  for (const subscriber of subscribers) {
    const fresh = await newJobsFor(tx, companyId, subscriber);
    if (fresh.total === 0) continue;
    const email = newJobs.render(
      {
        companyName: company.companyName,
        total: fresh.total,
        jobs: fresh.listed.map((job) => ({
          title: job.jobTitle,
          about: placeText(job),
          url: `${config.publicUrl}/jobs/${job.id}?from=careers`,
        })),
        url: `${config.publicUrl}/${company.slug}/careers`,
      },
      {
        postalAddress: config.MAIL_ADDRESS,
        unsubscribeUrl: `${config.publicUrl}/api/page-subscriptions/stop?key=${subscriptionKey(config, subscriber.id)}`,
      },
    );
    await enqueueEmail(tx, { to: subscriber.email, userId: null, category: "matches", email }, now);
  }
  await tx
    .update(pageSubscriptions)
    .set({ toldUntil: now })
    .where(eq(pageSubscriptions.companyId, companyId));
}

async function newJobsFor(tx: Transaction, companyId: string, { toldUntil }: Row) {
  const fresh = and(eq(jobs.companyId, companyId), isOpen, gt(jobs.publishedAt, toldUntil));
  const listed = await tx
    .select({
      id: jobs.id,
      jobTitle: jobs.jobTitle,
      locations: jobs.locations,
      remote: jobs.remote,
      remoteLocations: jobs.remoteLocations,
      workplaceType: jobs.workplaceType,
    })
    .from(jobs)
    .where(fresh)
    .orderBy(desc(jobs.publishedAt), jobs.id)
    .limit(mostListed);
  return { listed, total: await tx.$count(jobs, fresh) };
}
