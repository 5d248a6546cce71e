import { and, desc, eq } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import { companies } from "#server/domains/companies/index.ts";
import { isOpenToAll, jobs } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { candidateLists, savedJobs } from "../tables.ts";
import { listedCompany, listedJob } from "./list-saved-jobs.ts";

/** A list by its link: the jobs anyone may see, and of its owner the name they chose to show. */
export async function showSharedList({ db }: Context, key: string) {
  const [list] = await db.select().from(candidateLists).where(eq(candidateLists.shareKey, key));
  if (!list) throw notFound("List");
  const rows = await db
    .select({ job: listedJob, company: listedCompany })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(savedJobs.listId, list.id), isOpenToAll))
    .orderBy(desc(savedJobs.at))
    .limit(200);
  return { shownName: list.shownName, jobs: rows.map(({ job, company }) => ({ ...job, company })) };
}
