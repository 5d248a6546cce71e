import type { ApiError } from "#contract/client.ts";
import type { SearchAnswer, SearchIndex } from "#contract/search.ts";
import type { Api } from "#web/api/services.ts";
import { type AskedInAddress, readAddress, termsToAsk } from "./search-address.ts";
import { facetGroups } from "./facet-groups.data.ts";

export interface SearchData {
  index: SearchIndex;
  asked: AskedInAddress;
  answer: SearchAnswer;
  /** A place in the address that is in no list: the results are from everywhere. */
  unknownPlace?: string;
}
interface Visit {
  /** Keeps the shuffle of one visit. */
  seed: string;
  /** Results while someone types, kept out of the statistics. */
  typing?: boolean;
  /** The searcher's country, as the browser's languages tell it. */
  country?: string | null;
  /** Only jobs of this collection. */
  collectionId?: string;
}

/** Everything a page of results shows, asked as its address says; a page that is not there is the first. */
export async function loadSearch(
  api: Api,
  index: SearchIndex,
  { request, seed, typing = false, country = null, collectionId }: Visit & { request: Request },
): Promise<SearchData> {
  const groups = facetGroups[index] ?? [];
  const inAddress = onlyKnown(readAddress(new URL(request.url).searchParams), index);
  const ask = ({ terms, page, days }: AskedInAddress) => {
    const { filters, ...others } = termsToAsk({ terms, page, days }, new Date());
    const within = collectionId ? { ...filters, collectionIds: [collectionId] } : filters;
    const facets = [...groups.map(({ name }) => name), ...(countedBeside[index] ?? [])];
    return api.search.search({
      params: { index },
      body: { ...others, filters: within, page, facets, seed, typing, country },
    });
  };
  const { asked, answer } = await askWherePlaceIsKnown(inAddress, ask);
  const beyond = answer.page > answer.availablePages;
  return {
    index,
    asked: beyond ? { ...asked, page: 1 } : asked,
    answer: beyond ? await ask({ ...asked, page: 1 }) : answer,
    ...(asked !== inAddress && { unknownPlace: inAddress.terms.place!.name }),
  };
}

const besideFacets: Partial<Record<SearchIndex, string[]>> = { jobs: ["remote", "collectionIds", "salary"] };

/** Counted for a filter that is no list of values. */
const countedBeside: Partial<Record<SearchIndex, string[]>> = { jobs: ["salaryCurrency"] };

/** An address written by hand, or of another kind of search, may ask for what is not in this index. */
function onlyKnown(asked: AskedInAddress, index: SearchIndex): AskedInAddress {
  const groups = facetGroups[index] ?? [];
  const offered = groups.flatMap(({ name, ranges = [] }) => [name, ...ranges.map((range) => range.name)]);
  const known = new Set([...offered, ...(besideFacets[index] ?? [])]);
  const only = <Of>(chosen: Record<string, Of>) =>
    Object.fromEntries(Object.entries(chosen).filter(([name]) => known.has(name)));
  const { filters, ranges } = asked.terms;
  return { ...asked, terms: { ...asked.terms, filters: only(filters), ranges: only(ranges) } };
}

/** A place that nobody knows leaves the rest of what is asked. */
async function askWherePlaceIsKnown(
  asked: AskedInAddress,
  ask: (asked: AskedInAddress) => Promise<SearchAnswer>,
) {
  try {
    return { asked, answer: await ask(asked) };
  } catch (error) {
    if (!isAboutPlace(error)) throw error;
    const anywhere = { ...asked, terms: { ...asked.terms, place: null } };
    return { asked: anywhere, answer: await ask(anywhere) };
  }
}

/** Told by its shape: what refuses on the server is not of the class that the page's own bundle knows. */
function isAboutPlace(error: unknown) {
  const { details } = (error as { error?: Partial<ApiError> }).error ?? {};
  return details?.["place.name"] !== undefined;
}
