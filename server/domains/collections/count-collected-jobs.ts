import { and, eq, inArray, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { companies } from "#server/domains/companies/index.ts";
import { isListed, jobs } from "#server/domains/jobs/index.ts";
import type { Reader } from "#server/database/open.ts";
import { isReady, type Asking } from "#server/domains/search/index.ts";

/** More collections than anyone keeps. */
const mostCollections = 10_000;

/** How many listed jobs are in each collection: what the index knows anyway, and the database's count until it is there. */
export async function knownJobCounts({ db, outside }: Asking, ids: string[]) {
  if (ids.length === 0) return new Map<string, number>();
  if (!isReady(outside.searchEngine)) return countCollectedJobs(db, ids);
  const { facets } = await outside.searchEngine.search("jobs", {
    facets: [{ attribute: "collectionIds", limit: mostCollections }],
    size: 0,
  });
  return new Map(facets.collectionIds!.values.map(({ value, count }) => [value, count]));
}

/** How many listed jobs are in each collection, by themselves or by their company, as the database has it now. */
export async function countCollectedJobs(db: Reader, ids: string[]) {
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
      .where(sql`${companies.collectionIds} && ${wanted}`),
  );
  const rows = await db
    .select({ id: sql<string>`collection`, jobs: sql<number>`count(*)::int` })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(
      sql`unnest(${wanted}) as collection`,
      sql`collection = any(${jobs.collectionIds}) or collection = any(${companies.collectionIds})`,
    )
    .where(and(isListed, inArray(jobs.id, collected)))
    .groupBy(sql`collection`);
  return new Map(rows.map((row) => [row.id, row.jobs]));
}
