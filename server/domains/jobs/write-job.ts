import { eq } from "drizzle-orm";
import type { JobFields } from "#contract/job-shapes.ts";
import type { PeopleTo } from "#contract/job-stages.ts";
import { notAllowed } from "#contract/team-rights.ts";
import { isPayPrivate } from "#shared/jobs/private-pay.ts";
import { audit } from "#server/audit/audit.ts";
import { lockCompany, publishCompanyOf } from "#server/domains/companies/index.ts";
import type { CompanyContext } from "#server/context.ts";
import { publish } from "#server/events/events.ts";
import { sanitiseHtml } from "#server/texts/safe-html.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { conflict, forbidden, notFound } from "#server/errors/refusal.ts";
import { type JobChanges, changeJob, markedFor, statusChanges } from "./change-job.ts";
import { budgetColumns, firstBudget } from "./job-budget.ts";
import { takeWaiting } from "./drafts/draft-rows.ts";
import { stagesLeft } from "./drafts/show-draft.ts";
import { showJob } from "./list-jobs.ts";
import { type JobRow, findJob, lockMyJob } from "./queries.ts";
import { askAboutOthers } from "./filled-jobs.ts";
import { publicIdOf } from "./public-id.ts";
import { readDescription } from "./requirements/read-description.ts";
import { followJobStages, stageColumns } from "./change-stages.ts";
import { jobs } from "./tables.ts";
import { refuseForeignJob } from "./feeds/whose-board.ts";
import { jobEvents } from "./events.ts";

type Fields = Partial<JobFields>;
type Changed = Fields & { peopleTo?: PeopleTo | undefined; draftVersion?: number | undefined };

/** Starts a draft; with a job to duplicate, from everything the team wrote there. */
export async function createJob(context: CompanyContext, fields: Fields, duplicateJobId: string | undefined) {
  const { db, viewer, now } = context;
  const id = newId();
  const companyId = viewer.companyId;
  await db.transaction(async (tx) => {
    const original = duplicateJobId ? (await findJob(tx, duplicateJobId))?.job : undefined;
    if (duplicateJobId && original?.companyId !== companyId) throw notFound("Job");
    const company = await lockCompany(tx, companyId);
    const copied = original ? copyOf(original) : emptyJob(company.companyHQlocation);
    await tx.insert(jobs).values({
      publishedToMarketplace: company.marketplace,
      ...copied,
      ...toColumns(writable(context, fields, { status: "draft", internal: false }), copied),
      ...markedFor(fields, { internal: fields.internal ?? false }),
      ...(await stageColumns(tx, context, {
        job: original ?? { stages: null, companyId },
        stages: fields.stages,
      })),
      id,
      companyId,
      publicJobId: publicIdOf(id),
      createdAt: now(),
      changedAt: now(),
    });
    await audit(
      tx,
      { viewer, now: now() },
      { action: "job.created", subject: { kind: "job", id, companyId }, after: fields },
    );
    if (original)
      await publish(tx, jobEvents.copied, {
        data: { jobId: id, companyId, fromJobId: original.id },
        at: now(),
      });
  });
  return showJob(context, id);
}

function emptyJob(companyHQlocation: Parameters<typeof firstBudget>[0]) {
  return {
    jobTitle: "",
    jobDescription: "",
    requirementCorrections: null,
    ...firstBudget(companyHQlocation),
  };
}

/** Where a job came from and how it went: a copy of it begins without. */
const ownOfEachJob = [
  "id",
  "companyId",
  "publicJobId",
  "status",
  "collectionIds",
  "jobPlatform",
  "sourceId",
  "sourceUrl",
  "feed",
  "fingerprint",
  "clickCount",
  "createdAt",
  "publishedAt",
  "closedAt",
  "closesOn",
  "changedAt",
  "confirmedAt",
  "confirmationAsks",
  "confirmationAskedAt",
  "heldAt",
  "heldReason",
  "heldByReports",
] as const satisfies readonly (keyof JobRow)[];

type Copied = Omit<JobRow, (typeof ownOfEachJob)[number]>;

function copyOf(job: JobRow): JobChanges & Before {
  const own = new Set<string>(ownOfEachJob);
  const copied = Object.fromEntries(Object.entries(job).filter(([name]) => !own.has(name)));
  return { ...(copied as Copied), jobTitle: `${job.jobTitle} (copy)` };
}

/** Edits a job; with `andPublish` the draft or closed job goes live if nothing is missing. */
export function updateJob(
  context: CompanyContext,
  id: string,
  { fields: { peopleTo, draftVersion, ...written }, andPublish }: { fields: Changed; andPublish: boolean },
) {
  async function decide(job: JobRow, tx: Transaction) {
    const waiting =
      draftVersion === undefined ? {} : await takeWaiting(tx, context, { jobId: id, version: draftVersion });
    const { stages } = await stagesLeft(tx, { job, waiting });
    const changes = await columnsOf(tx, context, {
      job,
      fields: { ...waiting, ...(stages !== undefined && { stages }), ...written },
    });
    if (!andPublish) return changes;
    await refuseForeignJob(tx, job);
    await publishCompanyOf(tx, context, job.companyId);
    return { ...changes, ...statusChanges(job, "live", context.now()) };
  }
  return changeJob(context, id, decide, {
    afterwards: async (job, tx, { stages }) => {
      if (stages !== undefined) await followJobStages(tx, context, { job, stages, peopleTo });
    },
  });
}

interface Written {
  job: JobRow;
  fields: Fields;
}
/** What fields would change of a job; refused where they may not. */
export async function columnsOf(
  tx: Transaction,
  context: CompanyContext,
  { job, fields }: Written,
): Promise<JobChanges> {
  const columns = toColumns(writable(context, fields, job), job);
  return { ...columns, ...(await stageColumns(tx, context, { job, stages: fields.stages })) };
}

/** Who was not shown the pay does not change it. */
function writable(
  { viewer }: CompanyContext,
  fields: Fields,
  job: Pick<JobRow, "status" | "internal">,
): Fields {
  const { permissions } = viewer.team;
  const { budget, currency } = fields.jobBudgetData ?? {};
  if (!permissions.billing && (budget !== undefined || currency !== undefined))
    throw forbidden(notAllowed("billing"));
  if (permissions.salaries || !isPayPrivate(job)) return fields;
  const { salary: _, ...rest } = fields;
  return rest;
}

/** Closes a live job, or publishes or reopens one. */
export function setJobStatus(
  context: CompanyContext,
  id: string,
  { status, others }: { status: "live" | "closed"; others?: "stay" | undefined },
) {
  return changeJob(context, id, async (job, tx) => {
    if (status === "closed" && job.status === "live") await askAboutOthers(tx, [id], others);
    if (status === "live") {
      await refuseForeignJob(tx, job);
      await publishCompanyOf(tx, context, job.companyId);
    }
    return statusChanges(job, status, context.now());
  });
}

export function setMarketplace(context: CompanyContext, id: string, listed: boolean) {
  return changeJob(context, id, (job) => {
    if (listed && job.internal)
      throw conflict("INTERNAL_JOB", "You can’t show an internal job on the marketplace.");
    if (listed && job.status !== "live")
      throw conflict("NOT_LIVE", "You can only show live jobs on the marketplace. Publish it first.");
    return job.publishedToMarketplace === listed ? {} : { publishedToMarketplace: listed };
  });
}

export async function deleteDraft(context: CompanyContext, id: string) {
  const { db, viewer, now } = context;
  await db.transaction(async (tx) => {
    await lockCompany(tx, viewer.companyId);
    const job = await lockMyJob(tx, context, id);
    if (job.status !== "draft")
      throw conflict("NOT_A_DRAFT", "You can only delete drafts. Close the job instead.");
    await tx.delete(jobs).where(eq(jobs.id, id));
    await audit(
      tx,
      { viewer, now: now() },
      { action: "job.deleted", subject: { kind: "job", id, companyId: job.companyId }, before: job },
    );
    await publish(tx, jobEvents.deleted, {
      data: { jobId: id, companyId: job.companyId },
      at: now(),
    });
  });
}

type Before = Pick<
  JobRow,
  "jobTitle" | "jobDescription" | "requirementCorrections" | "budget" | "budgetCurrency"
>;
const readFrom = ["jobTitle", "jobDescription", "requirementCorrections"] as const;

/** The wire's fields as columns: HTML made safe, the budget apart, requirements and skills read anew. */
function toColumns({ jobBudgetData, stages: _, ...fields }: Fields, before: Before): JobChanges {
  const changes: JobChanges = withoutUndefined({ ...fields, ...budgetColumns(jobBudgetData ?? {}, before) });
  if (fields.jobDescription !== undefined) changes.jobDescription = sanitiseHtml(fields.jobDescription);
  if (readFrom.every((name) => fields[name] === undefined)) return changes;
  const { jobTitle, jobDescription, requirementCorrections } = { ...before, ...changes };
  const read = { written: true, corrections: requirementCorrections };
  return { ...changes, ...readDescription(jobTitle, jobDescription, read) };
}

function withoutUndefined<T extends object>(fields: T) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
