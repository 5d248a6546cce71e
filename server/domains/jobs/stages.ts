import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { OwnStage, Stage } from "#contract/job-stages.ts";
import { companies } from "#server/domains/companies/index.ts";
import type { CompanyContext, Context } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { readFilter } from "#server/http/filter.ts";
import { notFound } from "#server/errors/refusal.ts";
import { findJob } from "./queries.ts";
import { maySee } from "./rules.ts";
import { boardOf } from "./stage-rules.ts";
import { companyStages, jobs } from "./tables.ts";

/** The stages of a job that is read along: its own, otherwise its company's, without the fixed ones. */
export const ownStages = sql<
  OwnStage[]
>`coalesce(${jobs.stages}, (select ${companyStages.stages} from ${companyStages} where ${companyStages.companyId} = ${jobs.companyId}), '[]')`;

interface OfJob {
  stages: OwnStage[] | null;
  companyId: string;
}
/** The stages of a job: its own, otherwise its company's. */
export async function stagesOfJob(db: Reader, job: OfJob): Promise<Stage[]> {
  return boardOf(await ownStagesOf(db, job));
}

/** Those between interview and offer. */
export async function ownStagesOf(db: Reader, { stages, companyId }: OfJob): Promise<OwnStage[]> {
  if (stages) return stages;
  const [row] = await db.select().from(companyStages).where(eq(companyStages.companyId, companyId));
  return row?.stages ?? [];
}

export async function showStages({ db, viewer }: Context, jobId: string) {
  const row = await findJob(db, jobId);
  if (!row || !maySee(row.job, row.company.published, viewer)) throw notFound("Job");
  return stagesOfJob(db, row.job);
}

/** Of all companies a hiring team sees its own stages only, whatever the filter names. */
export async function listCompanyStages({ db, viewer }: CompanyContext, filter: string | undefined) {
  const { where } = readFilter(filter, { columns: { companyId: companies.id } });
  const rows = await db
    .select({ companyId: companies.id, stages: companyStages.stages })
    .from(companies)
    .leftJoin(companyStages, eq(companyStages.companyId, companies.id))
    .where(and(where, eq(companies.id, viewer.companyId)));
  return rows.map(({ companyId, stages }) => ({ companyId, stages: boardOf(stages ?? []) }));
}

/** Of the viewer's company, the jobs whose board is not the company's. */
export async function listOwnStages({ db, viewer }: CompanyContext) {
  const rows = await db
    .select({ jobId: jobs.id, stages: jobs.stages })
    .from(jobs)
    .where(and(eq(jobs.companyId, viewer.companyId), ne(jobs.status, "draft"), isNotNull(jobs.stages)));
  return rows.map(({ jobId, stages }) => ({ jobId, stages: boardOf(stages ?? []) }));
}
