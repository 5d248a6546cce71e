import { type SQL, and, eq, gte, isNotNull, lte, sql } from "drizzle-orm";
import type { ReportFilters, ReportedNumber, Wait } from "#contract/reports.ts";
import type { CompanyContext } from "#server/context.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { ranks } from "./rules.ts";
import { reportApplications, reportStages } from "./tables.ts";

const dayMs = 86_400_000;
type Counted = typeof reportApplications | typeof reportStages;

/** What a report is about, of either table; another company's job does not exist. */
export function ofFilters(table: Counted, companyId: string, filters: ReportFilters) {
  return and(ofAnyDay(table, companyId, filters), duringDays(table, filters));
}

/** The same, whenever people applied. */
export function ofAnyDay(table: Counted, companyId: string, { jobId, department, source }: ReportFilters) {
  return and(
    eq(table.companyId, companyId),
    jobId ? eq(table.jobId, jobId) : undefined,
    source ? eq(table.source, source) : undefined,
    department
      ? sql`${table.jobId} in (select ${jobs.id} from ${jobs} where ${jobs.companyId} = ${companyId} and ${jobs.department} = ${department})`
      : undefined,
  );
}

function duringDays(table: Counted, { from, to }: ReportFilters) {
  return and(from ? gte(table.cameOn, from) : undefined, to ? lte(table.cameOn, to) : undefined);
}

export async function refuseForeignJob({ db, viewer }: CompanyContext, { jobId }: ReportFilters) {
  if (!jobId) return;
  const own = await db.$count(jobs, and(eq(jobs.id, jobId), eq(jobs.companyId, viewer.companyId)));
  if (own === 0) throw notFound("Job");
}

/** How long someone has been waiting. */
export function waitOf(now: Date) {
  const since = reportApplications.waitingSince;
  const [threeDays, week] = [3, 7].map((days) => new Date(now.getTime() - days * dayMs));
  return sql<Wait>`case when ${since} < ${week} then 'long' when ${since} < ${threeDays} then 'week' else 'short' end`;
}

interface Asked {
  companyId: string;
  filters: ReportFilters;
  now: Date;
}
/** The applications that a number of a report counts, as a list of their ids. */
export function countedBy({ number, step = "applied", wait }: ReportedNumber, asked: Asked): SQL {
  const { companyId, filters, now } = asked;
  const all = reportApplications;
  const chosen = ofFilters(all, companyId, filters);
  const inStage = (condition?: SQL) =>
    idsOf(
      reportStages,
      and(ofFilters(reportStages, companyId, filters), eq(reportStages.stage, step), condition),
    );
  switch (number) {
    case "reached":
      return step in ranks
        ? idsOf(all, and(chosen, gte(all.furthest, ranks[step as keyof typeof ranks])))
        : inStage();
    case "left":
      return inStage(isNotNull(reportStages.hours));
    case "here":
      return inStage(eq(reportStages.here, true));
    case "answered":
      return idsOf(all, and(chosen, isNotNull(all.answerHours)));
    case "owed":
      return idsOf(
        all,
        and(
          ofAnyDay(all, companyId, filters),
          isNotNull(all.waitingSince),
          wait ? sql`${waitOf(now)} = ${wait}` : undefined,
        ),
      );
  }
}

function idsOf(table: Counted, condition: SQL | undefined) {
  return sql`(select ${table.applicationId} from ${table} where ${condition})`;
}
