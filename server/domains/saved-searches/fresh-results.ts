import { queryOf, type Asking, withQuotedWords, findSource, isReady } from "#server/domains/search/index.ts";
import type { SavedRow } from "./saved-searches.ts";

type Saved = Pick<SavedRow, "index" | "terms">;

/** The newest results of a saved search that came after a moment, and how many there are. */
export async function freshResults(
  context: Asking,
  { index, terms }: Saved,
  { since, size }: { since: Date; size: number },
) {
  const source = findSource(index);
  const read = queryOf(source, terms);
  const came = "listedAt" in source.definition.attributes ? "listedAt" : "addedAt";
  const query = await withQuotedWords(context, source, {
    ...read,
    filters: [...read.filters, { attribute: came, from: since }],
  });
  const { hits, total } = await context.outside.searchEngine.search(source.definition.name, {
    ...query,
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
