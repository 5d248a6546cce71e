import { type SQL, and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { applications } from "#server/domains/applications/index.ts";
import { jobs, knowFilled } from "#server/domains/jobs/index.ts";
import { hiringPlans } from "./tables.ts";

const most = 500;
const ofJob = (where: SQL) =>
  sql<number>`(select count(*)::int from ${applications} where ${applications.jobId} = ${jobs.id} and ${where})`;
const isHired = sql`${applications.applicationState} = 'pipeline' and ${applications.stage} = 'hired'`;
const isActive = sql`${applications.applicationState} in ('review', 'pending', 'accepted', 'pipeline') and not (${isHired})`;

/** Jobs with how many they are to be filled with and how many are hired, those due first in front. */
export function selectPlanned(db: Reader, where: SQL | undefined) {
  return db
    .select({
      jobId: jobs.id,
      companyId: jobs.companyId,
      jobTitle: jobs.jobTitle,
      department: jobs.department,
      status: jobs.status,
      openings: sql<number>`coalesce(${hiringPlans.openings}, 1)`,
      targetOn: hiringPlans.targetOn,
      filled: ofJob(isHired),
      active: ofJob(isActive),
    })
    .from(jobs)
    .leftJoin(hiringPlans, eq(hiringPlans.jobId, jobs.id))
    .where(where)
    .orderBy(sql`${hiringPlans.targetOn} asc nulls last`, asc(jobs.jobTitle), asc(jobs.id))
    .limit(most);
}

export async function plannedJob(db: Reader, jobId: string) {
  const [row] = await selectPlanned(db, eq(jobs.id, jobId));
  return row;
}

knowFilled((tx, jobIds) => {
  const openings = sql`coalesce(${hiringPlans.openings}, 1)`;
  const full = sql`${ofJob(isHired)} >= ${openings} and ${ofJob(isActive)} > 0`;
  return selectPlanned(tx, and(inArray(jobs.id, [...jobIds]), full));
});
