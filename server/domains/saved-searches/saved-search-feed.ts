import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import { companies } from "#server/domains/companies/index.ts";
import { feedJobColumns, isListed, jobs, mostRecent } from "#server/domains/jobs/index.ts";
import { freshResults } from "./fresh-results.ts";
import { savedSearches } from "./tables.ts";

/** The newest results of a saved search for feed readers; its key is all they have. */
export async function newestOfSavedSearch(
  context: Pick<Context, "db" | "outside">,
  key: string,
  size: number,
) {
  const { db } = context;
  const [saved] = await db.select().from(savedSearches).where(eq(savedSearches.feedKey, key));
  if (!saved) return null;
  const { ids } = await freshResults(context, saved, { since: new Date(0), size });
  const found = ids.length
    ? await db
        .select(feedJobColumns)
        .from(jobs)
        .innerJoin(companies, eq(companies.id, jobs.companyId))
        .where(and(isListed, inArray(jobs.id, ids)))
        .orderBy(...mostRecent)
    : [];
  return { name: saved.name, jobs: found };
}
