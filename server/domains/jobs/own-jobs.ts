import { and, eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { type JobRow, findJob, isLive, isOpenToAll, mostRecent } from "./queries.ts";
import { whyNotAsked } from "./rules.ts";
import { jobs } from "./tables.ts";

/** A job of the viewer's own company. */
export async function findOwnJob(db: Reader, companyId: string, jobId: string): Promise<JobRow> {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyId)));
  if (!job) throw notFound("Job");
  return job;
}

interface Asking {
  companyId: string;
  jobId: string;
  now: Date;
}
/** A job of the company's own that people may be invited to. */
export async function findAskedJob(db: Reader, { companyId, jobId, now }: Asking): Promise<JobRow> {
  const row = await findJob(db, jobId);
  if (row?.job.companyId !== companyId) throw notFound("Job");
  const why = whyNotAsked(row.job, row.company, now);
  if (why) throw conflict(why.code, why.sentence);
  return row.job;
}

/** The company's live jobs that aren't held back, the newest first. */
export function liveJobs(db: Reader, companyId: string, most: number): Promise<JobRow[]> {
  return db
    .select()
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isLive))
    .orderBy(...mostRecent)
    .limit(most);
}

/** The ids and titles of the company's jobs that everyone can open, the newest first. */
export function openTitles(db: Reader, companyId: string) {
  return db
    .select({ id: jobs.id, jobTitle: jobs.jobTitle })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.companyId, companyId), isOpenToAll))
    .orderBy(...mostRecent);
}

/** A job as these lists show it. */
export function roleOf({ id, jobTitle, department, locations, remote }: JobRow) {
  return { id, jobTitle, department, locations, remote };
}
