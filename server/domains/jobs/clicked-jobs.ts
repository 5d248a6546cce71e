import { and, desc, eq, gte, lte, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { isListed } from "./queries.ts";
import { jobClicks, jobs } from "./tables.ts";

interface Span {
  /** Days, such as 2026-11-22. */
  from: string;
  to?: string;
  limit: number;
  offset?: number;
}
/** Listed jobs by how often they were opened in a span of days. */
export function clickedJobs(db: Reader, { from, to, limit, offset = 0 }: Span) {
  const clicks = sql<number>`sum(${jobClicks.clicks})::int`;
  return db
    .select({ id: jobClicks.jobId, clicks })
    .from(jobClicks)
    .innerJoin(jobs, eq(jobs.id, jobClicks.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(gte(jobClicks.day, from), to ? lte(jobClicks.day, to) : undefined, isListed))
    .groupBy(jobClicks.jobId)
    .orderBy(desc(clicks), jobClicks.jobId)
    .limit(limit)
    .offset(offset);
}
