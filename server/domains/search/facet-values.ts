import type { SearchIndex, SearchTerms } from "#contract/search.ts";
import type { Context } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { filtersOf } from "./ask-engine.ts";
import { withPlainQuotes, withQuotedWords } from "./quoted-words.ts";
import { findSource } from "./run-search.ts";

interface Asked extends SearchTerms {
  text: string;
  limit: number;
}
/** Values of a facet that start with what was typed, counted under the other filters. */
export async function findFacetValues(context: Context, index: SearchIndex, name: string, asked: Asked) {
  const source = findSource(index);
  const { attributes } = source.definition;
  if (attributes[name] !== "string") throw notFound("Facet");
  const own = source.mayFind?.(context) ?? [];
  const filters = { ...asked.filters, [name]: [] };
  return context.outside.searchEngine.facetValues(source.definition.name, {
    attribute: name,
    text: asked.text,
    limit: asked.limit,
    query: await withQuotedWords(context, source, {
      text: withPlainQuotes(asked.query),
      filters: [...own, ...filtersOf(source, { ...asked, filters })],
    }),
  });
}
