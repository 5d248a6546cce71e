import { type SQL, and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { applications, movesOf } from "#server/domains/applications/index.ts";
import { jobs, knowFilled } from "#server/domains/jobs/index.ts";
import { hiringPlans } from "./tables.ts";

const ofJob = (where: SQL) =>
  sql<number>`(select count(*)::int from ${applications} where ${applications.jobId} = ${jobs.id} and ${where})`;
const isHired = sql`${applications.applicationState} = 'pipeline' and ${applications.stage} = 'hired'`;
const openings = sql<number>`coalesce(${hiringPlans.openings}, 1)`;
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
      openings: openings.as("openings"),
      targetOn: hiringPlans.targetOn,
      filled: ofJob(isHired).as("filled"),
      active: ofJob(isActive).as("active"),
    })
    .from(jobs)
    .leftJoin(hiringPlans, eq(hiringPlans.jobId, jobs.id))
    .where(where)
    .orderBy(sql`${hiringPlans.targetOn} asc nulls last`, asc(jobs.jobTitle), asc(jobs.id));
}

/** How many jobs these are, and what the live ones among them add up to. */
export async function sumUp(db: Reader, where: SQL | undefined) {
  const planned = selectPlanned(db, where).as("planned");
  const live = sql`${planned.status} = 'live'`;
  const [sums] = await db
    .select({
      total: sql<number>`count(*)::int`,
      liveJobs: sql<number>`(count(*) filter (where ${live}))::int`,
      openings: sql<number>`coalesce(sum(${planned.openings}) filter (where ${live}), 0)::int`,
      filled: sql<number>`coalesce(sum(least(${planned.filled}, ${planned.openings})) filter (where ${live}), 0)::int`,
    })
    .from(planned);
  return sums!;
}

export async function plannedJob(db: Reader, jobId: string) {
  const [row] = await selectPlanned(db, eq(jobs.id, jobId));
  return row;
}

/** Which of those who stand in hired someone was, the first is 1; null once they stand elsewhere. */
export async function placeAmongHired(db: Reader, jobId: string, applicationId: string) {
  const hired = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), isHired));
  const ids = hired.map(({ id }) => id);
  if (!ids.includes(applicationId)) return null;
  const lastHire = new Map<string, number>();
  for (const [nth, { applicationId: id, toStage, move }] of (await movesOf(db, ids)).entries())
    if (toStage === "hired" && hires.includes(move)) lastHire.set(id, nth);
  const placeOf = (id: string) => lastHire.get(id) ?? -1;
  return ids.filter((id) => placeOf(id) <= placeOf(applicationId)).length;
}
const hires: readonly string[] = ["hire", "acceptOffer"];

/** As many are hired as were planned, while others are still in progress. */
export const hasOthersWaiting = sql`${ofJob(isHired)} >= ${openings} and ${ofJob(isActive)} > 0`;

knowFilled((tx, jobIds) => selectPlanned(tx, and(inArray(jobs.id, [...jobIds]), hasOthersWaiting)));
