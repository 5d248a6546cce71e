import { and, eq } from "drizzle-orm";
import type { JobFields } from "#contract/job-shapes.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { lockCompany, publishCompanyOf } from "#server/domains/companies/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { confirmedNow } from "./freshness/rules.ts";
import { jobEvents } from "./events.ts";
import { firstBudget } from "./job-budget.ts";
import { publicIdOf } from "./public-id.ts";
import { recountOpenJobs } from "./queries.ts";
import { moveTo } from "./rules.ts";
import { readDescription } from "./requirements/read-description.ts";
import { jobs } from "./tables.ts";

type PostedFields = Pick<
  JobFields,
  | "jobTitle"
  | "department"
  | "jobDescription"
  | "locations"
  | "remote"
  | "workplaceType"
  | "employmentType"
  | "seniority"
  | "salary"
  | "prompts"
>;
interface Posted {
  companyId: string;
  /** The job it is live as already. */
  jobId: string | null;
  /** The description has been made safe. */
  fields: PostedFields;
  now: Date;
}

/** Makes a job live that was posted without an account and looked at, or brings the live one up to date. */
export async function publishPostedJob(tx: Transaction, { companyId, jobId, fields, now }: Posted) {
  const company = await lockCompany(tx, companyId);
  await publishCompanyOf(tx, { now: () => now }, companyId);
  const live = {
    ...fields,
    ...readDescription(fields.jobTitle, fields.jobDescription, { written: true }),
    status: "live" as const,
    closedAt: null,
    changedAt: now,
    ...confirmedNow(now),
  };
  const id = jobId ?? newId();
  const [known] = await tx.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, id)).for("update");
  await tx
    .insert(jobs)
    .values({
      ...live,
      id,
      companyId,
      publicJobId: publicIdOf(id),
      ...firstBudget(company.companyHQlocation),
      publishedToMarketplace: true,
      createdAt: now,
      publishedAt: now,
    })
    .onConflictDoUpdate({ target: jobs.id, set: live });
  await recountOpenJobs(tx, [companyId]);
  const about = { data: { jobId: id, companyId }, at: now };
  await publish(tx, moveTo("live", known?.status ?? "draft")?.event ?? jobEvents.changed, about);
  if (known) await publish(tx, jobEvents.criteriaChanged, about);
  return id;
}

/** Closes a job that was posted without an account; one that is closed stays so. */
export async function closePostedJob(tx: Transaction, jobId: string, now: Date) {
  const [known] = await tx.select({ companyId: jobs.companyId }).from(jobs).where(eq(jobs.id, jobId));
  if (!known) return;
  const { companyId } = known;
  await lockCompany(tx, companyId);
  const [job] = await tx.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, jobId)).for("update");
  if (job?.status !== "live") return;
  await tx.update(jobs).set({ status: "closed", closedAt: now, changedAt: now }).where(eq(jobs.id, jobId));
  await recountOpenJobs(tx, [companyId]);
  await publish(tx, jobEvents.closed, { data: { jobId, companyId }, at: now });
}

/** The person who posted it without an account is still hiring; one that has closed is refused. */
export async function confirmPostedJob(tx: Transaction, jobId: string, now: Date) {
  if (!(await keepPostedJob(tx, jobId, now)))
    throw conflict("NOT_LIVE", "This job has closed. Post it again if you’re still hiring.");
}

/** Keeps a posted job live for another 30 days; false where it isn’t live. */
export async function keepPostedJob(tx: Transaction, jobId: string, now: Date): Promise<boolean> {
  const [confirmed] = await tx
    .update(jobs)
    .set(confirmedNow(now))
    .where(and(eq(jobs.id, jobId), eq(jobs.status, "live")))
    .returning({ companyId: jobs.companyId });
  if (!confirmed) return false;
  await publish(tx, jobEvents.confirmed, { data: { jobId, companyId: confirmed.companyId }, at: now });
  return true;
}
