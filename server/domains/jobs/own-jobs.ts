import { and, eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { type JobRow, mostRecent } from "./queries.ts";
import { jobs } from "./tables.ts";
import { notFound } from "#server/errors/refusal.ts";

/** A job of the viewer's own company. */
export async function findOwnJob(db: Reader, companyId: string, jobId: string): Promise<JobRow> {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyId)));
  if (!job) throw notFound("Job");
  return job;
}

/** The company's live jobs, the newest first. */
export function liveJobs(db: Reader, companyId: string, most: number): Promise<JobRow[]> {
  return db
    .select()
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.status, "live")))
    .orderBy(...mostRecent)
    .limit(most);
}

/** A job as these lists show it. */
export function roleOf({ id, jobTitle, department, locations, remote }: JobRow) {
  return { id, jobTitle, department, locations, remote };
}
