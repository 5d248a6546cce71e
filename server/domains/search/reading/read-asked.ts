import type { SearchTerms } from "#contract/search.ts";
import { invalid } from "#server/errors/refusal.ts";
import { countryName } from "#shared/places/countries.ts";
import { type AskedPlace, askedPlace, stateAround } from "#server/places/asked-place.ts";
import { countriesOfOccupation } from "#server/taxonomy/occupation-words.ts";
import type { Filter, SearchQuery } from "#server/search-engine/index.ts";
import type { IndexSource } from "../index-source.ts";
import { withPlainQuotes } from "../quoted-words.ts";
import { atPlaces, countriesOf, namesOf, placesTyped, remoteFrom, saysFrom } from "./place-filters.ts";
import { preferredOf, underConditions } from "./condition-filters.ts";
import { otherSensesOf } from "./other-senses.ts";
import { type ReadWords, readWords } from "./read-words.ts";

interface Where {
  places: AskedPlace[];
  /** How far around a city, where someone chose it. */
  radiusKm: number | undefined;
  /** Only work from home; beside a place in a field of its own it may be either. */
  remote: "no" | "only" | "too";
}

/** A search as it is understood. */
export interface ReadAsked extends Where {
  words: ReadWords;
  /**
   * The searcher's own country, which goes without saying where no place is named; null where one is, or none is known.
   * `filter` also matches jobs that don't say where they are, `told` only those that say they are there.
   */
  assumed: { country: string; filter: Filter; told: Filter } | null;
  /** The places are those where the language of the words is spoken. */
  isSpoken: boolean;
  /** The conditions a job has to meet, such as hours and contract; they are also among the query's filters. */
  conditions: Filter[];
  query: Pick<
    SearchQuery,
    "text" | "shortOnly" | "foremost" | "optional" | "partly" | "avoid" | "filters" | "prefer"
  >;
}

type Preferences = NonNullable<SearchQuery["prefer"]>;
type Attributes = IndexSource["definition"]["attributes"];
type Terms = Pick<SearchTerms, "query" | "place"> & Partial<Pick<SearchTerms, "filters">>;

/** What a search of jobs asks the engine: the words that are left, where, and what comes first. */
export function readAsked(
  { definition: { attributes } }: IndexSource,
  { query, place, filters = {} }: Terms,
  home: string | null,
): ReadAsked {
  const field = place ? placesTyped(place.name, home) : null;
  if (place && field!.places.length === 0 && !field!.remote && !field!.anywhere)
    throw unknownPlace(place.name);
  const words = readWords(withPlainQuotes(query), { home, places: !place });
  const isUnsaid = !place && words.places.length === 0 && !words.remote;
  const spoken = isUnsaid ? spokenAround(words, home) : [];
  const isSpoken = spoken.length > 0;
  const places = field?.places ?? (words.places.length > 0 ? words.places : spoken);
  const besides = field?.remote ? (places.length > 0 ? "too" : "only") : "no";
  const where: Where = { places, remote: words.remote ? "only" : besides, radiusKm: place?.radiusKm };
  const isOpen = places.length === 0 && !field?.anywhere && !words.anywhere;
  const named = words.remote || words.text === "" ? [] : areasIn(words.places);
  const conditions = underConditions(words);
  const mayAssume = isOpen && query !== "" && !Object.keys(filters).some((name) => placeFilters.has(name));
  return {
    words,
    ...where,
    isSpoken,
    conditions,
    assumed: home && mayAssume ? assumedAt(home, where, attributes) : null,
    query: {
      text: [words.text, ...named].join(" "),
      shortOnly: [...words.titleWords, ...words.foremost, ...words.levelWords],
      foremost: words.foremost,
      optional: [...words.optional, ...named],
      partly: words.isSentence && words.titleWords.length === 0,
      avoid: avoided(words),
      filters: [...filtersAt(where, attributes), ...conditions],
      prefer: [
        ...firstAt(where, { home, attributes, isAlone: words.text === "", isSpoken }),
        ...preferredOf(words),
      ],
    },
  };
}

/** Regions such as DACH, which titles may name: an account executive for DACH may sit in Dublin. */
function areasIn(places: AskedPlace[]): string[] {
  return places.flatMap(({ countries, city, label }) => (countries.length > 1 && !city ? [label] : []));
}

/** What a job should rather not have: unwanted words, and those of other work with the same name. */
function avoided({ avoid, text }: ReadWords): SearchQuery["avoid"] {
  return [
    ...avoid.map((word) => ({ word, anywhere: true })),
    ...otherSensesOf(text).map((word) => ({ word, anywhere: false })),
  ];
}

/** Filters by which people choose where themselves. */
const placeFilters = new Set(["country", "region", "jobLocation", "remoteFrom"]);

/** The searcher's own country, what may be done from there, and what does not say where it is. */
function assumedAt(home: string, { remote }: Where, attributes: Attributes) {
  const country = countryName(home);
  if (!country || !attributes.country) return null;
  const unsaid: Filter[] = [{ attribute: "country", given: false }];
  const here: Filter[] = [{ attribute: "country", is: [country] }];
  if (attributes.remoteFrom) {
    unsaid.push({ attribute: "remoteFrom", given: false });
    here.push(saysFrom([country]));
  }
  const filter = remote === "only" ? remoteFrom([home], attributes) : { or: [...here, { and: unsaid }] };
  return { country, filter, told: { or: here } };
}

/** Who names an occupation in another language than English looks for it where that is spoken, if they are there. */
function spokenAround({ titleWords, title }: ReadWords, home: string | null): AskedPlace[] {
  const countries = [title, ...titleWords].map(countriesOfOccupation).find(({ size }) => size > 0);
  if (!home || !countries?.has(home)) return [];
  const area = askedPlace(germanSpeaking.has(home) ? "DACH" : countryName(home)!);
  return area ? [area] : [];
}
const germanSpeaking = new Set(["DE", "AT", "CH"]);

function filtersAt({ places, remote, radiusKm }: Where, attributes: Attributes): Filter[] {
  const around = atPlaces(places, attributes, radiusKm);
  const from = remoteFrom(countriesOf(places), attributes);
  if (remote === "only") return [from];
  if (around.length === 0) return [];
  return [{ or: remote === "too" ? [...around, from] : around }];
}

function firstAt({ places, remote }: Where, { home, attributes, isAlone, isSpoken }: Asking): Preferences {
  if (remote === "only") return remoteFirst(places, home, attributes);
  if (isSpoken) return [{ filter: { attribute: "country", is: namesOf([home!]) }, share: 0.5 }];
  return places.length > 0 ? nearer(places) : atHome({ home, attributes, isAlone });
}

interface Asking {
  home: string | null;
  attributes: Attributes;
  /** No word is left that says what the work is. */
  isAlone: boolean;
  /** Nobody named the place: their own country and those that speak its language. */
  isSpoken: boolean;
}

/** The city itself comes before what one reaches from it. */
function nearer(places: AskedPlace[]): Preferences {
  const inside = places.flatMap(({ city }): Filter[] =>
    city ? [{ attribute: "where", near: city, km: innerKm }] : [],
  );
  return inside.length > 0 ? [{ filter: { or: inside }, share: 0.85 }] : [];
}
const innerKm = 15;

/**
 * Where no place is asked for, the searcher's own country is meant, unless other words fit much better: what says that it
 * is there comes before what says nothing, and that before what is elsewhere.
 */
function atHome({ home, attributes, isAlone }: Omit<Asking, "isSpoken">): Preferences {
  if (!home) return [];
  const own: Filter = { attribute: "country", is: namesOf([home]) };
  const from: Filter[] = attributes.remoteFrom ? [saysFrom(namesOf([home]))] : [];
  return [
    { filter: { or: [own, { attribute: "country", given: false }] }, share: 0.8 },
    { filter: { or: [own, ...from] }, share: isAlone ? untoldAlone : untold },
  ];
}
/** What a job that does not say where it is keeps of its score; and where nothing else is asked for. */
const [untold, untoldAlone] = [0.6, 0.3];

/** What says that it is remote, and from there, comes before what only mentions or leaves open either. */
function remoteFirst(places: AskedPlace[], home: string | null, attributes: Attributes): Preferences {
  const countries = namesOf(places.length > 0 ? countriesOf(places) : home ? [home] : []);
  const named: Filter[] = [saysFrom(countries), { attribute: "country", is: countries }];
  const open: Filter = {
    and: [
      { attribute: "remoteFrom", given: false },
      { attribute: "country", given: false },
    ],
  };
  const within = countriesOf(places);
  const mayBeHome = home !== null && within.length > 1 && within.includes(home);
  const around = atPlaces(
    places.filter(({ city, regions }) => city || regions.length > 0),
    attributes,
  );
  const isOneCountry = within.length === 1;
  return [
    ...(isOneCountry ? [{ filter: { attribute: "country", is: countries }, share: partOfTheWorld }] : []),
    ...(around.length > 0 ? [{ filter: { or: around }, share: 0.85 }] : []),
    ...withinStates(places, attributes),
    ...(places.length === 0 && countries.length > 0 ? [{ filter: { or: named }, share: untold }] : []),
    ...(mayBeHome ? [{ filter: remoteFrom([home], attributes), share: 0.7 }] : []),
    { filter: { attribute: "remote", is: true }, share: 0.7 },
    ...(countries.length === 0
      ? []
      : [
          {
            filter: { or: places.length > 0 ? named : [...named, open] },
            share: places.length > 0 ? 0.6 : 0.75,
          },
        ]),
  ];
}

/** The share of its score a remote job keeps if it is open to a whole region but doesn't name the country. */
const partOfTheWorld = 0.7;

/** Remote work that names a state is done from there, and not from another one. */
function withinStates(places: AskedPlace[], attributes: Attributes): Preferences {
  const states = places.flatMap((place) => [...place.regions, ...(stateAround(place)?.regions ?? [])]);
  if (states.length === 0 || !attributes.region) return [];
  const own: Filter = { attribute: "region", is: [...new Set(states)] };
  return [{ filter: { or: [own, { attribute: "region", given: false }] }, share: 0.4 }];
}

export function unknownPlace(name: string) {
  return invalid(`We don’t recognize “${name}” as a location. Choose one of the suggestions.`, {
    "place.name": "Choose a location from the suggestions",
  });
}
