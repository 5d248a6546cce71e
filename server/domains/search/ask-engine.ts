import { createHash } from "node:crypto";
import type { SearchSort, SearchTerms } from "#contract/search.ts";
import type { Context } from "#server/context.ts";
import { readTypedPlaces } from "#server/places/typed-places.ts";
import { invalid } from "#server/errors/refusal.ts";
import type { Filter, SearchQuery, Sort } from "#server/search-engine/index.ts";
import { bandsWithin } from "./band-ranges.ts";
import type { IndexSource } from "./index-source.ts";

/** Amounts of money, and where their currency stands: they are compared within one. */
const currencyOf: Record<string, string> = { salary: "salaryCurrency" };

/** The filters of a search in the engine's words; unknown names are refused with the field. */
export function filtersOf(
  source: IndexSource,
  { filters, ranges, place }: Omit<SearchTerms, "query">,
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
  return [...chosen, ...bounds, ...(place ? [near(place, source)] : [])];
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

/** Around the places that were typed, or remote work that may be done from their countries. */
function near({ name, radiusKm }: { name: string; radiusKm: number }, { definition }: IndexSource): Filter {
  const { attributes } = definition;
  const { cities, countries, remote } = readTypedPlaces(name);
  const around = [
    ...(attributes.where
      ? cities.map((point): Filter => ({ attribute: "where", near: point, km: radiusKm }))
      : []),
    ...(attributes.country && countries.length ? [{ attribute: "country", is: countries }] : []),
  ];
  const asksRemote = remote && attributes.remote !== undefined;
  if (around.length === 0 && !asksRemote)
    throw invalid(`We don’t recognize “${name}” as a location. Choose one of the suggestions.`, {
      "place.name": "Choose a location from the suggestions",
    });
  const from = [...countries, ...cities.map(({ country }) => country)];
  return { or: [...around, ...(attributes.remote ? [remoteFrom(from, attributes)] : [])] };
}

/** Remote jobs; where a country is asked for, only those that may be done from it or from anywhere. */
function remoteFrom(countries: string[], attributes: IndexSource["definition"]["attributes"]): Filter {
  const remote: Filter = { attribute: "remote", is: true };
  if (countries.length === 0 || !attributes.remoteFrom) return remote;
  const allowed: Filter[] = [
    { attribute: "remoteFrom", given: false },
    { attribute: "remoteFrom", is: countries },
  ];
  return { and: [remote, { or: allowed }] };
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
