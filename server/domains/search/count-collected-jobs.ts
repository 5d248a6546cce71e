import { eq, sql } from "drizzle-orm";
import { companies } from "#server/domains/companies/index.ts";
import { isListed, jobs } from "#server/domains/jobs/index.ts";
import type { Reader } from "#server/database/open.ts";

/** How many listed jobs are in each collection, by themselves or by their company. */
export async function countCollectedJobs(db: Reader, ids: string[]) {
  const rows = await db
    .select({ id: sql<string>`collection`, jobs: sql<number>`count(*)::int` })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(
      sql`unnest(${sql.param(ids)}::text[]) as collection`,
      sql`collection = any(${jobs.collectionIds}) or collection = any(${companies.collectionIds})`,
    )
    .where(isListed)
    .groupBy(sql`collection`);
  return new Map(rows.map((row) => [row.id, row.jobs]));
}
