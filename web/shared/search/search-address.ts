import { type Range, rangeWords, readRange, writeRange } from "./range-words.ts";
import { type SearchSort, type SearchTerms, searchSorts } from "#contract/search.ts";

/** What the address of a search page says; the address is the truth. */
export interface AskedInAddress {
  terms: SearchTerms;
  page: number;
  /** Only jobs of so many days. */
  days: number | null;
}
const ranges = Object.entries(rangeWords).map(([name, { inAddress }]) => ({ name, inAddress }));
const otherWords = ["q", "place", "radius", "sort", "page", "days", "open"];
const ownWords = new Set([...otherWords, ...ranges.map(({ inAddress }) => inAddress)]);
const dayMs = 86_400_000;

/** Reads an address; whatever makes no sense in it is left out. */
export function readAddress(params: URLSearchParams): AskedInAddress {
  const filters = new Map<string, string[]>();
  for (const [name, value] of params)
    if (!ownWords.has(name) && value) filters.set(name, [...new Set([...(filters.get(name) ?? []), value])]);
  const place = params.get("place")?.trim().slice(0, 200);
  const sort = params.get("sort");
  return {
    terms: {
      query: params.get("q")?.slice(0, 200) ?? "",
      filters: Object.fromEntries(filters),
      ranges: Object.fromEntries(
        ranges.flatMap(({ name, inAddress }) => {
          const range = readRange(name, params.get(inAddress) ?? "");
          return range ? [[name, range] as const] : [];
        }),
      ),
      place: place ? { name: place, radiusKm: numberIn(params, "radius", 1000) ?? 50 } : null,
      sort: searchSorts.find((each) => each === sort),
    },
    page: numberIn(params, "page", 10_000) ?? 1,
    days: numberIn(params, "days", 365),
  };
}

function numberIn(params: URLSearchParams, name: string, most: number) {
  const value = Math.floor(Number(params.get(name)));
  return value >= 1 && value <= most ? value : null;
}

/** The address of a search; an ordinary one is short. */
export function addressOf(
  path: string,
  { terms, page = 1, days = null }: Partial<AskedInAddress> & Pick<AskedInAddress, "terms">,
) {
  const params = new URLSearchParams();
  if (terms.query) params.set("q", terms.query);
  if (terms.place) {
    params.set("place", terms.place.name);
    if (terms.place.radiusKm !== 50) params.set("radius", String(terms.place.radiusKm));
  }
  for (const [name, values] of Object.entries(terms.filters))
    for (const value of values) params.append(name, value);
  for (const { name, inAddress } of ranges) {
    const written = writeRange(name, terms.ranges[name] ?? {});
    if (written) params.set(inAddress, written);
  }
  if (days) params.set("days", String(days));
  if (terms.sort) params.set("sort", terms.sort);
  if (page > 1) params.set("page", String(page));
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}

/** The terms as they are asked: the days become a moment. */
export function termsToAsk({ terms, days }: AskedInAddress, now: Date): SearchTerms {
  if (!days) return terms;
  return { ...terms, ranges: { ...terms.ranges, addedAt: { min: now.getTime() - days * dayMs } } };
}

/** The same search with one value of a facet put in or taken out, from its first page. */
export function toggled(terms: SearchTerms, name: string, value: string): SearchTerms {
  const had = terms.filters[name] ?? [];
  const values = had.includes(value) ? had.filter((each) => each !== value) : [...had, value];
  const { [name]: _, ...others } = terms.filters;
  return { ...terms, filters: values.length ? { ...others, [name]: values } : others };
}
/** The same search with a range put in; one without ends leaves it. */
export function withRange(terms: SearchTerms, name: string, { min, max, currency }: Range): SearchTerms {
  const { [name]: _, ...others } = terms.ranges;
  if (min === undefined && max === undefined) return { ...terms, ranges: others };
  const range = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(currency && { currency }),
  };
  return { ...terms, ranges: { ...others, [name]: range } };
}
export function sortedBy(terms: SearchTerms, sort: SearchSort | undefined): SearchTerms {
  return { ...terms, sort };
}
/** Whether anything is asked at all. */
export function asksAnything({ terms, days, page }: AskedInAddress) {
  const { query, filters, ranges, place, sort } = terms;
  return Boolean(query || place || days || sort || page > 1 || Object.keys({ ...filters, ...ranges }).length);
}
/** New jobs are told by email: how old they may be, their order and the page say nothing about which. */
export function isWorthKeeping({ terms }: AskedInAddress) {
  return asksAnything({ terms: { ...terms, sort: undefined }, days: null, page: 1 });
}
