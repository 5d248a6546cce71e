import { eq, inArray, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { companies } from "#server/domains/companies/index.ts";
import { isListed, jobs } from "#server/domains/jobs/index.ts";
import type { Reader } from "#server/database/open.ts";
import { isReady, type Asking } from "#server/domains/search/index.ts";

/** More collections than anyone keeps. */
const mostCollections = 10_000;

export interface JobCounts {
  open: number;
  /** Put into it by hand and not listed. */
  notOpen: number;
}

/** How many listed jobs are in each collection: what the index knows anyway, and the database's count until it is there. */
export async function knownJobCounts({ db, outside }: Asking, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  if (!isReady(outside.searchEngine)) {
    const counted = await countCollectedJobs(db, ids);
    return new Map([...counted].map(([id, { open }]) => [id, open]));
  }
  const { facets } = await outside.searchEngine.search("jobs", {
    facets: [{ attribute: "collectionIds", limit: mostCollections }],
    size: 0,
  });
  return new Map(facets.collectionIds!.values.map(({ value, count }) => [value, count]));
}

/** How many jobs are in each collection, the listed ones by themselves or by their company, as the database has it now. */
export async function countCollectedJobs(db: Reader, ids: string[]): Promise<Map<string, JobCounts>> {
  const wanted = sql`${sql.param(ids)}::text[]`;
  const collected = union(
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(sql`${jobs.collectionIds} <> '{}' and ${jobs.collectionIds} && ${wanted}`),
    db
      .select({ id: jobs.id })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(sql`${companies.collectionIds} <> '{}' and ${companies.collectionIds} && ${wanted}`),
  );
  const rows = await db
    .select({
      id: sql<string>`collection`,
      open: sql<number>`count(*) filter (where ${isListed})::int`,
      notOpen: sql<number>`count(*) filter (where (${isListed}) is not true and collection = any(${jobs.collectionIds}))::int`,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(
      sql`unnest(${wanted}) as collection`,
      sql`collection = any(${jobs.collectionIds}) or collection = any(${companies.collectionIds})`,
    )
    .where(inArray(jobs.id, collected))
    .groupBy(sql`collection`);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
