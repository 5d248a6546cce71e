import type { SearchAnswer, SearchIndex } from "#contract/search.ts";
import type { Api } from "#web/api/services.ts";
import { type AskedInAddress, readAddress, termsToAsk } from "./search-address.ts";
import { facetGroups } from "./facet-groups.data.ts";

export interface SearchData {
  index: SearchIndex;
  asked: AskedInAddress;
  answer: SearchAnswer;
}
interface Visit {
  /** Keeps the shuffle of one visit. */
  seed: string;
  /** Results while somebody types, kept out of the statistics. */
  typing?: boolean;
  /** Only jobs of this collection. */
  collectionId?: string;
}

/** Everything a page of results shows, asked as its address says. */
export async function loadSearch(
  api: Api,
  index: SearchIndex,
  { request, seed, typing = false, collectionId }: Visit & { request: Request },
): Promise<SearchData> {
  const asked = readAddress(new URL(request.url).searchParams);
  const groups = facetGroups[index] ?? [];
  const known = new Set([...groups.map(({ name }) => name), "remote", "collectionIds"]);
  const filters = Object.fromEntries(Object.entries(asked.terms.filters).filter(([name]) => known.has(name)));
  const terms = termsToAsk({ ...asked, terms: { ...asked.terms, filters } }, new Date());
  const answer = await api.search.search({
    params: { index },
    body: {
      ...terms,
      filters: collectionId ? { ...filters, collectionIds: [collectionId] } : filters,
      page: asked.page,
      facets: groups.map(({ name }) => name),
      seed,
      typing,
    },
  });
  return { index, asked: { ...asked, terms: { ...asked.terms, filters } }, answer };
}
