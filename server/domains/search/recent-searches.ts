import { createHash } from "node:crypto";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { SearchIndex, SearchTerms } from "#contract/search.ts";
import type { UserContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { recentSearches } from "./tables.ts";

const kept = 20;

/** What the viewer looked for lately, newest first. */
export function listRecentSearches({ db, viewer }: UserContext) {
  return db
    .select()
    .from(recentSearches)
    .where(eq(recentSearches.userId, viewer.userId))
    .orderBy(desc(recentSearches.at))
    .limit(kept);
}

/** Puts a search on top of the viewer's recent ones; the oldest beyond twenty go. */
export function rememberSearch(
  { db, viewer, now }: UserContext,
  { index, terms }: { index: SearchIndex; terms: SearchTerms },
) {
  return db.transaction(async (tx) => {
    const userId = viewer.userId;
    const [row] = await tx
      .insert(recentSearches)
      .values({ id: newId(), userId, index, terms, same: fingerprintOf(index, terms), at: now() })
      .onConflictDoUpdate({
        target: [recentSearches.userId, recentSearches.same],
        set: { terms, at: now() },
      })
      .returning();
    const old = tx
      .select({ id: recentSearches.id })
      .from(recentSearches)
      .where(eq(recentSearches.userId, userId))
      .orderBy(desc(recentSearches.at))
      .offset(kept);
    await tx
      .delete(recentSearches)
      .where(and(eq(recentSearches.userId, userId), inArray(recentSearches.id, old)));
    return row!;
  });
}

/** The same search whatever the order of its filters and the case of its words. */
function fingerprintOf(index: SearchIndex, { query, filters, ranges, place }: SearchTerms) {
  const chosen = Object.entries(filters)
    .filter(([, values]) => values.length)
    .map(([name, values]) => [name, values.toSorted()] as const)
    .toSorted(([a], [b]) => a.localeCompare(b));
  const bounds = Object.entries(ranges).toSorted(([a], [b]) => a.localeCompare(b));
  const what = JSON.stringify([index, query.toLowerCase(), chosen, bounds, place ?? null]);
  return createHash("sha256").update(what).digest("base64url");
}
