import { addDays } from "#shared/times/add-days.ts";
import { and, count, countDistinct, desc, eq, gte, sql } from "drizzle-orm";
import type { SearchIndex } from "#contract/search.ts";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { notFound } from "#server/errors/refusal.ts";
import { searchClicks, searchLog } from "./tables.ts";
const most = 50;

export interface AskedSearch {
  id: string;
  index: SearchIndex;
  query: string;
  filtered: boolean;
  total: number;
  at: Date;
}
/** Keeps what was asked and how much was found, not who asked. */
export async function logSearch(db: Database, { query, ...asked }: AskedSearch) {
  await db.insert(searchLog).values({ ...asked, query: plain(query) });
}

/** A hit of a search was opened; the same hit counts once a search. */
export async function tellResult(
  { db, now }: Context,
  { searchId, hitId, position }: { searchId: string; hitId: string; position: number },
) {
  const [asked] = await db
    .select({ id: searchLog.id })
    .from(searchLog)
    .where(and(eq(searchLog.id, searchId), gte(searchLog.at, addDays(now(), -1))));
  if (!asked) throw notFound("Search");
  await db
    .insert(searchClicks)
    .values({ id: newId(), searchId, hitId, position, at: now() })
    .onConflictDoNothing();
}

/** Popular queries, those that found nothing, and at which positions people click. */
export async function searchInsights({ db, now }: Context, days: number) {
  const since = addDays(now(), -days);
  const lately = gte(searchLog.at, since);
  const asked = sql`${searchLog.query} <> ''`;
  const [totals, popular, withoutResult, positions] = await Promise.all([
    db
      .select({ searches: countDistinct(searchLog.id), clicked: countDistinct(searchClicks.searchId) })
      .from(searchLog)
      .leftJoin(searchClicks, eq(searchClicks.searchId, searchLog.id))
      .where(lately),
    db
      .select({
        query: searchLog.query,
        searches: countDistinct(searchLog.id),
        clicks: count(searchClicks.id),
      })
      .from(searchLog)
      .leftJoin(searchClicks, eq(searchClicks.searchId, searchLog.id))
      .where(and(lately, asked))
      .groupBy(searchLog.query)
      .orderBy(desc(countDistinct(searchLog.id)), searchLog.query)
      .limit(most),
    db
      .select({ query: searchLog.query, searches: count() })
      .from(searchLog)
      .where(and(lately, asked, eq(searchLog.total, 0)))
      .groupBy(searchLog.query)
      .orderBy(desc(count()), searchLog.query)
      .limit(most),
    db
      .select({ position: searchClicks.position, clicks: count() })
      .from(searchClicks)
      .where(gte(searchClicks.at, since))
      .groupBy(searchClicks.position)
      .orderBy(searchClicks.position)
      .limit(most),
  ]);
  return { ...totals[0]!, popular, withoutResult, positions };
}

function plain(query: string) {
  return query.trim().toLowerCase().replaceAll(/\s+/g, " ");
}
