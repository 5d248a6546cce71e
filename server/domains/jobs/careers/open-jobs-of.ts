import { type SQL, and, eq, sql } from "drizzle-orm";
import type { Database } from "#server/database/open.ts";
import { isOpen, mostRecent } from "../queries.ts";
import { jobs } from "../tables.ts";

const jobsOnPage = 100;
const mostValues = 300;
/** What jobs without a department are listed under. */
const withoutDepartment = "Jobs";
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

export interface WantedJobs {
  department?: string | undefined;
  place?: string | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

/** One page of a company's open jobs, on the marketplace or not, and what they can be narrowed by. */
export async function openJobsOf(db: Database, companyId: string, { page = 1, ...wanted }: WantedJobs) {
  const open = and(eq(jobs.companyId, companyId), isOpen)!;
  const fits = and(open, ...narrowed(wanted))!;
  const [found, openCount, fitting, departments, places] = await Promise.all([
    db
      .select(columns)
      .from(jobs)
      .where(fits)
      .orderBy(...mostRecent)
      .limit(jobsOnPage)
      .offset((page - 1) * jobsOnPage),
    db.$count(jobs, open),
    db.$count(jobs, fits),
    valuesOf(db, open, sql`coalesce(${jobs.department}, ${withoutDepartment})`),
    valuesOf(
      db,
      open,
      sql`unnest(${jobs.locations} || case when ${jobs.remote} then '{Remote}'::text[] else '{}' end)`,
    ),
  ]);
  const pages = Math.ceil(fitting / jobsOnPage);
  return { jobs: found, open: openCount, fitting, pages, departments, places };
}

function narrowed({ department, place, q }: WantedJobs): SQL[] {
  const words = (q ?? "").split(/\s+/).filter(Boolean).slice(0, 10);
  return [
    ...(department ? [sql`coalesce(${jobs.department}, ${withoutDepartment}) = ${department}`] : []),
    ...(place ? [place === "Remote" ? sql`${jobs.remote}` : sql`${jobs.locations} @> array[${place}]`] : []),
    ...words.map((word) => sql`${jobs.jobTitle} ilike ${`%${word.replace(/[%_\\]/g, "\\$&")}%`}`),
  ];
}

/** The most frequent values, in the order of the alphabet. */
async function valuesOf(db: Database, where: SQL, value: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(
    sql`select value from (select ${value} as value from ${jobs} where ${where}) each
      group by value order by count(*) desc, value limit ${mostValues}`,
  );
  return rows.map((row) => row.value).toSorted((one, other) => one.localeCompare(other));
}
