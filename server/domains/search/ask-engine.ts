import { createHash } from "node:crypto";
import type { SearchSort, SearchTerms } from "#contract/search.ts";
import type { Context } from "#server/context.ts";
import { invalid } from "#server/errors/refusal.ts";
import type { Filter, SearchQuery, Sort } from "#server/search-engine/index.ts";
import { bandsWithin } from "./band-ranges.ts";
import type { IndexSource } from "./index-source.ts";
import { withPlainQuotes } from "./quoted-words.ts";
import { readAsked } from "./reading/read-asked.ts";

/** Amounts of money, and where their currency stands: they are compared within one. */
const currencyOf: Record<string, string> = { salary: "salaryCurrency" };

/**
 * A search as the engine is asked it: jobs by what their words mean to someone in a country, others as they are typed. Where
 * no place is named, `atHome` finds what is in that country.
 */
export function queryOf(source: IndexSource, terms: SearchTerms, home: string | null) {
  if (source.index !== "jobs")
    return { query: { text: withPlainQuotes(terms.query), filters: filtersOf(source, terms) }, atHome: null };
  const { query, assumed } = readAsked(source, terms, home);
  const filters = [...chosenFilters(source, terms), ...(query.filters ?? [])];
  return { query: { ...query, filters }, atHome: assumed?.filter ?? null };
}

/** The filters of a search and of its location. */
export function filtersOf(source: IndexSource, terms: Omit<SearchTerms, "query">): Filter[] {
  const { query } = readAsked(source, { query: "", place: terms.place }, null);
  return [...chosenFilters(source, terms), ...(query.filters ?? [])];
}

/** The chosen values and ranges in the engine's words; unknown names are refused with the field. */
export function chosenFilters(
  source: IndexSource,
  { filters, ranges }: Pick<SearchTerms, "filters" | "ranges">,
): Filter[] {
  const { attributes } = source.definition;
  const chosen = Object.entries({ ...source.assumed, ...filters }).flatMap(
    ([attribute, values]): Filter[] => {
      const kind = attributes[attribute];
      if (kind !== "string" && kind !== "boolean") throw unknown("filters", attribute, source);
      if (values.length === 0) return [];
      return [{ attribute, is: kind === "boolean" ? values.map((value) => value === "true") : values }];
    },
  );
  const bounds = Object.entries(ranges).map(([attribute, { min, max, currency }]): Filter => {
    const bands = bandsWithin(attribute, { min, max }, source.definition);
    if (bands) return bands;
    const kind = attributes[attribute];
    if (kind !== "number" && kind !== "date") throw unknown("ranges", attribute, source);
    const bound = {
      attribute,
      ...(min !== undefined && { from: min }),
      ...(max !== undefined && { to: max }),
    };
    return currencyOf[attribute] ? paid(bound, currencyOf[attribute], currency) : bound;
  });
  return [...chosen, ...bounds];
}

/** So much in this currency; pay that is not stated, or without its currency, may be enough. */
function paid(
  bound: Filter & { attribute: string },
  attribute: string,
  currency: string | undefined,
): Filter {
  if (!currency)
    throw invalid("Choose a currency for the salary, such as USD.", {
      [`ranges.${bound.attribute}.currency`]: "Enter a 3-letter currency code",
    });
  return {
    or: [
      { and: [bound, { attribute, is: [currency] }] },
      { attribute: bound.attribute, given: false },
      { attribute, given: false },
    ],
  };
}

function unknown(part: string, attribute: string, { index, definition }: IndexSource) {
  const names = Object.keys(definition.attributes).join(", ");
  return invalid(`The ${index} index has no attribute “${attribute}”.`, {
    [`${part}.${attribute}`]: `Use one of: ${names}`,
  });
}

/** The order asked for: best match where there are words, otherwise Most Recent, shuffled within a day. */
export async function orderOf(
  context: Context,
  source: IndexSource,
  { sort, query, seed }: { sort?: SearchSort | undefined; query: string; seed: string },
): Promise<Pick<SearchQuery, "sort" | "first" | "seed">> {
  if (!sort && !query && source.usual) return { sort: source.usual };
  const wanted = sort ?? (query ? "relevance" : "recent");
  const recent = { sort: newest, seed: numberOf(seed) };
  switch (wanted) {
    case "relevance":
      return {};
    case "alphabetic":
      return { sort: [{ attribute: "alphabet", order: "ascending" }] };
    case "popular":
      return { ...recent, first: (await source.popular?.(context)) ?? [] };
    case "recent":
      return recent;
  }
}
const newest: Sort[] = [{ attribute: "day", order: "descending" }];

function numberOf(seed: string) {
  return createHash("sha256").update(seed).digest().readUInt32LE();
}
