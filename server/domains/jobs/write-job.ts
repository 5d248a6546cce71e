import { eq } from "drizzle-orm";
import type { JobFields } from "#contract/jobs.ts";
import { audit } from "#server/audit/audit.ts";
import { lockCompany, publishCompanyOf } from "#server/domains/companies/index.ts";
import type { Known } from "#server/context.ts";
import { publish } from "#server/events/events.ts";
import { sanitiseHtml } from "#server/html.ts";
import { newId } from "#server/ids.ts";
import { conflict, notFound } from "#server/refusal.ts";
import { type JobChanges, changeJob, refuseUnlessJobs, statusChanges } from "./change-job.ts";
import { showJob } from "./list-jobs.ts";
import { type JobRow, findJob, lockMyJob } from "./queries.ts";
import { readDescription } from "./read-description.ts";
import { checkStageNames } from "./stages.ts";
import { jobs } from "./tables.ts";

type Fields = Partial<JobFields>;

/** Starts a draft; with a job to duplicate, from everything the team wrote there. */
export async function createJob(context: Known, fields: Fields, duplicateJobId: string | undefined) {
  const { db, viewer, now } = context;
  const id = newId();
  const companyId = viewer.companyId!;
  await db.transaction(async (tx) => {
    await refuseUnlessJobs(tx, context);
    const original = duplicateJobId ? (await findJob(tx, duplicateJobId))?.job : undefined;
    if (duplicateJobId && original?.companyId !== companyId) throw notFound("Job");
    const { marketplace } = await lockCompany(tx, companyId);
    await tx.insert(jobs).values({
      jobTitle: "",
      publishedToMarketplace: marketplace,
      ...(original && copyOf(original)),
      ...toColumns(fields),
      id,
      companyId,
      publicJobId: publicIdOf(id),
      createdAt: now(),
      changedAt: now(),
    });
  });
  return showJob(context, id);
}

/** What a copy takes over: the words and the terms, not where it came from nor how it went. */
const copied = [
  "department",
  "jobDescription",
  "locations",
  "remote",
  "remoteLocations",
  "workplaceType",
  "employmentType",
  "seniority",
  "salary",
  "requirements",
  "skills",
  "prompts",
  "workStyle",
  "jsm",
  "budget",
  "qualificationScore",
  "internal",
  "publishedToMarketplace",
  "stages",
  "hiringManagerEmail",
] as const satisfies readonly (keyof JobRow)[];

function copyOf(job: JobRow): JobChanges {
  return {
    ...Object.fromEntries(copied.map((name) => [name, job[name]])),
    jobTitle: `${job.jobTitle} (copy)`,
  };
}

/** Edits a job; with `andPublish` the draft or closed job goes live if nothing is missing. */
export function updateJob(
  context: Known,
  id: string,
  { fields, andPublish }: { fields: Fields; andPublish: boolean },
) {
  return changeJob(context, id, async (job, tx) => {
    if (!andPublish) return toColumns(fields);
    await publishCompanyOf(tx, context, job.companyId);
    return { ...toColumns(fields), ...statusChanges(job, "live", context.now()) };
  });
}

/** Closes a live job, or publishes or reopens one. */
export function setJobStatus(context: Known, id: string, status: "live" | "closed") {
  return changeJob(context, id, async (job, tx) => {
    if (status === "live") await publishCompanyOf(tx, context, job.companyId);
    return statusChanges(job, status, context.now());
  });
}

export function setMarketplace(context: Known, id: string, listed: boolean) {
  return changeJob(context, id, (job) => {
    if (listed && job.internal)
      throw conflict("INTERNAL_JOB", "An internal job cannot be on the marketplace.");
    if (listed && job.status !== "live")
      throw conflict("NOT_LIVE", "Only a live job can be on the marketplace. Publish it first.");
    return job.publishedToMarketplace === listed ? {} : { publishedToMarketplace: listed };
  });
}

export async function deleteDraft(context: Known, id: string) {
  const { db, viewer, now } = context;
  await db.transaction(async (tx) => {
    const job = await lockMyJob(tx, context, id);
    await refuseUnlessJobs(tx, context);
    if (job.status !== "draft")
      throw conflict("NOT_A_DRAFT", "Only a draft can be deleted. Close the job instead.");
    await tx.delete(jobs).where(eq(jobs.id, id));
    await audit(
      tx,
      { viewer, now: now() },
      { action: "job.deleted", subject: { kind: "job", id, companyId: job.companyId }, before: job },
    );
    await publish(tx, {
      name: "job.deleted",
      data: { jobId: id, companyId: job.companyId },
      at: now(),
    });
  });
}

/** The wire's fields as columns: HTML made safe, the budget apart, requirements and skills read anew. */
function toColumns({ jobBudgetData, ...fields }: Fields): JobChanges {
  if (fields.stages) checkStageNames(fields.stages);
  const { jobDescription } = fields;
  return {
    ...withoutUndefined(fields),
    ...withoutUndefined(jobBudgetData ?? {}),
    ...(jobDescription !== undefined && describe(sanitiseHtml(jobDescription))),
  };
}

function describe(jobDescription: string) {
  return { jobDescription, ...readDescription(jobDescription) };
}

function withoutUndefined<T extends object>(fields: T) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

/** Short, for people to say and for feeds: the random end of the id. */
export function publicIdOf(id: string) {
  return id.replaceAll("-", "").slice(-12);
}
