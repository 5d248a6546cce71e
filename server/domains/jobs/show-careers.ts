import { and, eq, sql } from "drizzle-orm";
import { showCompanyBySlug } from "#server/domains/companies/index.ts";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import { isOpen, mostRecent } from "./queries.ts";
import { jobs } from "./tables.ts";

const mostJobs = 500;
const columns = {
  id: jobs.id,
  jobTitle: jobs.jobTitle,
  department: jobs.department,
  locations: jobs.locations,
  remote: jobs.remote,
  remoteLocations: jobs.remoteLocations,
  workplaceType: jobs.workplaceType,
  salary: jobs.salary,
};

/** All that a careers page shows in one answer: the company and its open jobs, on the marketplace or not. */
export async function showCareers(context: Context, slug: string) {
  const company = await showCompanyBySlug(context, slug);
  return { company, jobs: await openJobsOf(context.db).execute({ companyId: company.id }) };
}

/** Asked for by everybody who looks at a company, so the text of the question is made once a database. */
const prepared = new WeakMap<Database, ReturnType<typeof prepareOpenJobs>>();
function openJobsOf(db: Database) {
  const known = prepared.get(db) ?? prepareOpenJobs(db);
  prepared.set(db, known);
  return known;
}

function prepareOpenJobs(db: Database) {
  return db
    .select(columns)
    .from(jobs)
    .where(and(eq(jobs.companyId, sql.placeholder("companyId")), isOpen))
    .orderBy(...mostRecent)
    .limit(mostJobs)
    .prepare("open_jobs_of_company");
}
