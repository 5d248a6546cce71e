import {
  type Asking,
  findSource,
  isReady,
  queryOf,
  searcherCountry,
  withQuotedWords,
} from "#server/domains/search/index.ts";
import type { SearchQuery } from "#server/search-engine/index.ts";
import type { SavedRow } from "./saved-searches.ts";

type Saved = Pick<SavedRow, "index" | "terms" | "country" | "userId">;

/** The newest results of a saved search that came after a moment, and how many there are. */
export async function freshResults(
  context: Asking,
  saved: Saved,
  { since, size }: { since: Date; size: number },
) {
  const source = findSource(saved.index);
  const home = await searcherCountry(context.db, { userId: saved.userId, told: saved.country });
  const { query, atHome } = queryOf(source, saved.terms, home);
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

/** How many came since; while the index is being built nothing is counted. */
export async function countFresh(context: Asking, saved: Saved, since: Date) {
  if (!isReady(context.outside.searchEngine)) return 0;
  return (await freshResults(context, saved, { since, size: 0 })).total;
}
