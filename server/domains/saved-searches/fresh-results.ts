import { eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { queryOf, type Asking, withQuotedWords, findSource, isReady } from "#server/domains/search/index.ts";
import type { SearchQuery } from "#server/search-engine/index.ts";
import { sitesIn } from "#server/places/sites.ts";
import type { SavedRow } from "./saved-searches.ts";

type Saved = Pick<SavedRow, "index" | "terms" | "country" | "userId">;

/** The newest results of a saved search that came after a moment, and how many there are. */
export async function freshResults(
  context: Asking,
  saved: Saved,
  { since, size }: { since: Date; size: number },
) {
  const source = findSource(saved.index);
  const { query, atHome } = queryOf(source, saved.terms, await homeOf(context.db, saved));
  const search = (asked: SearchQuery) => context.outside.searchEngine.search(source.definition.name, asked);
  const quoted = await withQuotedWords(context, source, query);
  const filters = quoted.filters ?? [];
  // Where the country has nothing of it at all, the search itself showed what is elsewhere.
  const isThere = atHome && (await search({ ...quoted, filters: [...filters, atHome], size: 1 })).total > 0;
  const came = "listedAt" in source.definition.attributes ? "listedAt" : "addedAt";
  const { hits, total } = await search({
    ...quoted,
    filters: [...filters, ...(isThere ? [atHome] : []), { attribute: came, from: since }],
    sort: [{ attribute: came, order: "descending" }],
    size,
    ...(source.collapse && { collapse: source.collapse }),
  });
  return { ids: hits.map(({ id }) => id), total };
}

/** The country a search is meant in: the one it was saved with, or that of its owner’s profile. */
async function homeOf(db: Reader, { country, userId }: Saved): Promise<string | null> {
  if (country) return country;
  const [person] = await db
    .select({ location: candidates.location })
    .from(candidates)
    .where(eq(candidates.userId, userId));
  return sitesIn(person?.location ?? "")[0]?.country ?? null;
}

/** How many came since; while the index is being built nothing is counted. */
export async function countFresh(context: Asking, saved: Saved, since: Date) {
  if (!isReady(context.outside.searchEngine)) return 0;
  return (await freshResults(context, saved, { since, size: 0 })).total;
}
