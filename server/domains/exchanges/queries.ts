import { type SQL, and, asc, desc, eq, inArray, max, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { companies, todayOf } from "#server/domains/companies/index.ts";
import { findJob, isOpenToAll, jobs } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { jobExchanges, jobTrackerDays, jobTrackers } from "./tables.ts";

/** The only door to advertising a job: it is the viewer's company's. */
export async function findMyJob(db: Reader, { viewer }: AuthenticatedContext, id: string) {
  const row = await findJob(db, id);
  if (!row || row.job.companyId !== viewer.companyId) throw notFound("Job");
  return row;
}
/** Links with what they lead to and who came by them, newest first. */
export function selectTrackers(db: Reader, where: SQL) {
  return db
    .select({
      tracker: jobTrackers,
      exchange: jobExchanges,
      jobTitle: jobs.jobTitle,
      jobStatus: jobs.status,
      open: isOpenToAll.mapWith(Boolean),
      clicks: sql<number>`coalesce(sum(${jobTrackerDays.clicks}), 0)::int`,
      robots: sql<number>`coalesce(sum(${jobTrackerDays.robots}), 0)::int`,
      applications: sql<number>`coalesce(sum(${jobTrackerDays.applications}), 0)::int`,
      lastClickOn: max(sql<string>`case when ${jobTrackerDays.clicks} > 0 then ${jobTrackerDays.day} end`),
    })
    .from(jobTrackers)
    .innerJoin(jobExchanges, eq(jobExchanges.id, jobTrackers.exchangeId))
    .innerJoin(jobs, eq(jobs.id, jobTrackers.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(jobTrackerDays, eq(jobTrackerDays.trackerId, jobTrackers.id))
    .where(where)
    .groupBy(jobTrackers.id, jobExchanges.id, jobs.id, companies.id)
    .orderBy(desc(jobTrackers.createdAt), asc(jobExchanges.name));
}
export type TrackerRow = Awaited<ReturnType<typeof selectTrackers>>[number];

/** The exchanges of these ids that can be chosen. */
export function findListed(db: Reader, ids: string[]) {
  return db
    .select({ id: jobExchanges.id, name: jobExchanges.name })
    .from(jobExchanges)
    .where(and(inArray(jobExchanges.id, ids), eq(jobExchanges.listed, true)));
}

/** A link by the end of its address. */
export async function findTracker(db: Reader, code: string) {
  const [row] = await db
    .select({
      id: jobTrackers.id,
      jobId: jobTrackers.jobId,
      companyId: jobTrackers.companyId,
      status: jobTrackers.status,
      open: isOpenToAll.mapWith(Boolean),
      exchangeName: jobExchanges.name,
      companySlug: companies.slug,
    })
    .from(jobTrackers)
    .innerJoin(jobExchanges, eq(jobExchanges.id, jobTrackers.exchangeId))
    .innerJoin(companies, eq(companies.id, jobTrackers.companyId))
    .innerJoin(jobs, eq(jobs.id, jobTrackers.jobId))
    .where(eq(jobTrackers.code, code));
  return row;
}

export type Tracker = Pick<typeof jobTrackers.$inferSelect, "id" | "companyId">;
/** One more on the day's count; a day is one where the company is, as it is of what its ads cost. */
export async function countOne(
  db: Reader,
  tracker: Tracker,
  what: "clicks" | "robots" | "applications",
  now: Date,
) {
  const day = await todayOf(db, tracker.companyId, now);
  await db
    .insert(jobTrackerDays)
    .values({ trackerId: tracker.id, day, [what]: 1 })
    .onConflictDoUpdate({
      target: [jobTrackerDays.trackerId, jobTrackerDays.day],
      set: { [what]: sql`${jobTrackerDays[what]} + 1` },
    });
}

export type JobExchange = typeof jobExchanges.$inferSelect;
/** Listed exchanges in the order of their ids, as many as are wanted at once. */
export function listedExchanges(
  db: Reader,
  chosen: (id: AnyPgColumn) => SQL,
  most: number,
): Promise<JobExchange[]> {
  return db
    .select()
    .from(jobExchanges)
    .where(and(eq(jobExchanges.listed, true), chosen(jobExchanges.id)))
    .orderBy(asc(jobExchanges.id))
    .limit(most);
}
