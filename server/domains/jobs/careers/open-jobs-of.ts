import { type SQL, and, eq, isNotNull, sql } from "drizzle-orm";
import { likePart } from "#server/database/like.ts";
import type { Database } from "#server/database/open.ts";
import { prepared } from "#server/database/prepared.ts";
import { placesOf } from "#shared/jobs/under-headings.ts";
import { isOpen, mostRecent } from "../queries.ts";
import { jobs } from "../tables.ts";

const jobsOnPage = 100;
const mostValues = 300;
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

/** One more than a page has, so that it is known whether there are others. */
function slice(db: Database, where: SQL, page: number) {
  return db
    .select(columns)
    .from(jobs)
    .where(where)
    .orderBy(...mostRecent)
    .limit(jobsOnPage + 1)
    .offset((page - 1) * jobsOnPage);
}
const firstJobs = prepared((db) =>
  slice(db, and(eq(jobs.companyId, sql.placeholder("companyId")), isOpen)!, 1).prepare("open_jobs_of"),
);

/** One page of a company's open jobs, on the marketplace or not, and what they can be narrowed by. */
export async function openJobsOf(db: Database, companyId: string, { page = 1, ...wanted }: WantedJobs) {
  const open = and(eq(jobs.companyId, companyId), isOpen)!;
  const narrowing = narrowed(wanted);
  const fits = and(open, ...narrowing)!;
  const first = page === 1 && narrowing.length === 0;
  const found = await (first ? firstJobs(db).execute({ companyId }) : slice(db, fits, page));
  const onPage = found.slice(0, jobsOnPage);
  // Most companies have one page of jobs: it says everything.
  if (first && found.length === onPage.length) return allOf(onPage);
  const [openCount, fitting, departments, places] = await Promise.all([
    db.$count(jobs, open),
    db.$count(jobs, fits),
    valuesOf(db, and(open, isNotNull(jobs.department))!, sql`${jobs.department}`),
    valuesOf(
      db,
      open,
      sql`unnest(${jobs.locations} || case when ${jobs.remote} then '{Remote}'::text[] else '{}' end)`,
    ),
  ]);
  const pages = Math.ceil(fitting / jobsOnPage);
  return { jobs: onPage, open: openCount, fitting, pages, departments, places };
}

interface Placed {
  department: string | null;
  locations: string[];
  remote: boolean;
}
function allOf<Job extends Placed>(all: Job[]) {
  return {
    jobs: all,
    open: all.length,
    fitting: all.length,
    pages: Math.ceil(all.length / jobsOnPage),
    departments: mostFrequent(all.flatMap(({ department }) => department ?? [])),
    places: mostFrequent(all.flatMap(placesOf)),
  };
}

/** As the database counts them for more than one page. */
function mostFrequent(values: string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const often = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, mostValues);
  return often.map(([value]) => value).toSorted(byAlphabet);
}
const byAlphabet = new Intl.Collator().compare;

function narrowed({ department, place, q }: WantedJobs): SQL[] {
  const words = (q ?? "").split(/\s+/).filter(Boolean).slice(0, 10);
  return [
    ...(department ? [eq(jobs.department, department)] : []),
    ...(place ? [place === "Remote" ? sql`${jobs.remote}` : sql`${jobs.locations} @> array[${place}]`] : []),
    ...words.map((word) => sql`${jobs.jobTitle} ilike ${likePart(word)}`),
  ];
}

/** The most frequent values, in the order of the alphabet. */
async function valuesOf(db: Database, where: SQL, value: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(
    sql`select value from (select ${value} as value from ${jobs} where ${where}) each
      group by value order by count(*) desc, value limit ${mostValues}`,
  );
  return rows.map((row) => row.value).toSorted(byAlphabet);
}
