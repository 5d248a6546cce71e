import { and, eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { isListed, jobs } from "#server/domains/jobs/index.ts";

const shown = 3;

/** What the open jobs of companies say about them: the trades with most jobs, and the places. */
export async function openingsOf(db: Reader, companyIds: string[]) {
  const open = and(inArray(jobs.companyId, companyIds), isListed);
  const number = sql<number>`count(*)::int`;
  const place = sql<string>`unnest(case when cardinality(${jobs.locations}) > 0 then ${jobs.locations}
    when ${jobs.remote} then array['Remote'] else '{}'::text[] end)`;
  const trades = await db
    .select({ companyId: jobs.companyId, name: sql<string>`${jobs.department}`, count: number })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(open, sql`${jobs.department} is not null`))
    .groupBy(jobs.companyId, jobs.department)
    .orderBy(sql`count(*) desc`, jobs.department);
  const places = await db
    .select({ companyId: jobs.companyId, name: place, count: number })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(open)
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`count(*) desc`, sql`2`);
  return new Map(
    companyIds.map((id) => [
      id,
      {
        openTrades: trades
          .filter(({ companyId }) => companyId === id)
          .slice(0, shown)
          .map(({ name, count }) => ({ name, count })),
        openPlaces: places
          .filter(({ companyId }) => companyId === id)
          .slice(0, shown)
          .map(({ name }) => name),
      },
    ]),
  );
}
