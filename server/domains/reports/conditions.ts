import { addDays } from "#shared/times/add-days.ts";
import { and, eq, gte, inArray, lt, notInArray, or, sql } from "drizzle-orm";
import type { ReportFilters, Wait } from "#contract/reports.ts";
import type { CompanyContext } from "#server/context.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import type { DatedFilters } from "./days.ts";
import { reportApplications, reportStages, type reportTotals } from "./tables.ts";

export type Counted = typeof reportApplications | typeof reportStages;

/** What a report is about, of either table; another company's job does not exist. */
export function ofFilters(table: Counted, companyId: string, filters: DatedFilters) {
  return and(ofAnyDay(table, companyId, filters), cameDuring(table, filters));
}

/** The same, whenever people applied. */
export function ofAnyDay(table: Counted, companyId: string, filters: DatedFilters) {
  return and(ofEveryone(table, companyId, filters), notInArray(table.applicationId, [...filters.leftOut]));
}

/** What is left out of the report, of either table. */
export function leftOutOf(table: Counted, companyId: string, filters: DatedFilters) {
  return and(ofEveryone(table, companyId, filters), inArray(table.applicationId, [...filters.leftOut]));
}

/** Whenever people applied, with the reader's own applications. */
export function ofEveryone(
  table: Counted | typeof reportTotals,
  companyId: string,
  { jobId, department, source }: DatedFilters,
) {
  return and(
    eq(table.companyId, companyId),
    jobId ? eq(table.jobId, jobId) : undefined,
    source ? eq(table.source, source) : undefined,
    department
      ? sql`${table.jobId} in (select ${jobs.id} from ${jobs} where ${jobs.companyId} = ${companyId} and ${jobs.department} = ${department})`
      : undefined,
  );
}

function cameDuring(table: Counted, { since, before }: DatedFilters) {
  return and(since ? gte(table.cameAt, since) : undefined, before ? lt(table.cameAt, before) : undefined);
}

/** Everyone who came on the days asked about, however they came. */
export function duringDays(table: Counted, companyId: string, filters: DatedFilters) {
  return and(eq(table.companyId, companyId), cameDuring(table, filters));
}

/** Those who came on other days than the ones asked about. */
export function onOtherDays(table: Counted, companyId: string, filters: DatedFilters) {
  const { since, before } = filters;
  const otherDays = or(
    since ? lt(table.cameAt, since) : undefined,
    before ? gte(table.cameAt, before) : undefined,
  );
  return and(ofAnyDay(table, companyId, filters), otherDays);
}

export async function refuseForeignJob({ db, viewer }: CompanyContext, { jobId }: ReportFilters) {
  if (!jobId) return;
  const own = await db.$count(jobs, and(eq(jobs.id, jobId), eq(jobs.companyId, viewer.companyId)));
  if (own === 0) throw notFound("Job");
}

/** How long someone has been waiting. */
export function waitOf(now: Date) {
  const since = reportApplications.waitingSince;
  const [threeDays, week] = [3, 7].map((days) => addDays(now, -days));
  return sql<Wait>`case when ${since} < ${week} then 'long' when ${since} < ${threeDays} then 'week' else 'short' end`;
}
