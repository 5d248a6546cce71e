import { countryName } from "#shared/places/countries.ts";
import type { SearchStep, SearchTerms } from "#contract/search.ts";
import { stateAround } from "#server/places/asked-place.ts";
import { neighborTitles } from "#server/taxonomy/neighbor-titles.ts";
import type { ReadAsked } from "../reading/read-asked.ts";
import { wordsOf } from "../reading/title-in-words.ts";
import { withoutSpecialty, withoutWords } from "./without-words.ts";

/** A wider search than the one that was asked, and what it leaves out or puts instead. */
export interface WiderSearch extends Pick<SearchStep, "kind" | "about" | "terms"> {
  /** Of several such the one that finds least comes first: it keeps the words that tell most. */
  fewestFirst?: boolean;
  /** The search whose left-out words and conditions still decide what comes first. */
  closest?: ReadAsked;
}

const [near, far] = [50, 100];

/** The searches next to one that found too little, at the same place: those that change least first. */
export function stepsHere(terms: SearchTerms, read: ReadAsked): WiderSearch[] {
  return [
    ...withoutFilters(terms),
    ...(isTraining(read) ? neighbors(terms, read, read.words.conditions) : []),
    ...withoutWords(terms, read),
    ...neighbors(terms, read, []),
    ...withoutSpecialty(terms, read),
  ];
}

/** Those that look elsewhere, the nearest first: farther around, from home, in the state, the country, anywhere. */
export function stepsElsewhere(terms: SearchTerms, read: ReadAsked): WiderSearch[] {
  return [
    ...farther(terms, read, near),
    ...farther(terms, read, far),
    ...remoteInstead(terms, read),
    ...onSiteToo(terms, read),
    ...widerPlaces(terms, read),
    ...abroad(terms, read),
  ];
}

/** Other countries than the searcher's own, where nobody said which. */
function abroad(terms: SearchTerms, { words, assumed, remote }: ReadAsked): WiderSearch[] {
  if (!assumed) return [];
  const query = remote === "only" ? `${words.rest} remote` : words.rest;
  return [{ kind: "anywhere", about: "", terms: { ...terms, query, place: at("Worldwide") } }];
}

/** The country's remote work, which is offered beside every place. */
export function remoteInstead(terms: SearchTerms, read: ReadAsked): WiderSearch[] {
  const { words, places, remote } = read;
  const [place] = places;
  if (remote !== "no" || words.onSite || !place || places.length > 1) return [];
  const [country] = place.countries;
  const about = place.countries.length === 1 ? countryName(country!)! : place.label;
  const query = `${words.rest} remote`.trim();
  return [{ kind: "remote", about, terms: { ...terms, query, place: at(about) }, closest: read }];
}

function at(name: string, radiusKm = 50) {
  return { name, radiusKm };
}

function withoutFilters(terms: SearchTerms): WiderSearch[] {
  const chosen = Object.keys(terms.filters).filter((name) => terms.filters[name]!.length > 0);
  const filters = chosen.map((name): WiderSearch => {
    const { [name]: _, ...others } = terms.filters;
    return { kind: "filter", about: name, terms: { ...terms, filters: others } };
  });
  const ranges = Object.keys(terms.ranges).map((name): WiderSearch => {
    const { [name]: _, ...others } = terms.ranges;
    return { kind: "range", about: name, terms: { ...terms, ranges: others } };
  });
  return [...filters, ...ranges];
}

function farther(
  terms: SearchTerms,
  { words, places, radiusKm, remote }: ReadAsked,
  km: number,
): WiderSearch[] {
  const [place] = places;
  if (remote !== "no" || !place?.city || places.length > 1 || km <= (radiusKm ?? place.radiusKm)) return [];
  return [
    { kind: "radius", about: String(km), terms: { ...terms, query: words.rest, place: at(place.label, km) } },
  ];
}

const training = new Set(["apprenticeship", "internship"]);

/** Who looks for an apprenticeship takes one in a trade next to it rather than a job in it. */
export function isTraining({ words }: ReadAsked): boolean {
  return words.conditions.some(({ name }) => training.has(name));
}

/** Other titles of the same occupation, at the same place, under these conditions. */
function neighbors(
  terms: SearchTerms,
  read: ReadAsked,
  kept: ReadAsked["words"]["conditions"],
): WiderSearch[] {
  const { words } = read;
  return neighborTitles(words.title).map((title) => ({
    kind: "neighbor",
    about: title,
    terms: {
      ...terms,
      query: [title, ...kept.map(({ typed }) => typed), ...(words.remote ? ["remote"] : [])].join(" "),
      place: placeOf(terms, read),
    },
    closest: read,
  }));
}

/** The place that was chosen, or else the first that was typed and what lies around it. */
function placeOf(terms: SearchTerms, { places: [place] }: ReadAsked) {
  return terms.place ?? (place && at(place.label, place.radiusKm || 50));
}

/** The words that say what the work is, without all that stands beside them. */
export function titleAlone(terms: SearchTerms, read: ReadAsked): WiderSearch[] {
  const { words } = read;
  const work = new Set(words.titleWords);
  const left = wordsOf(words.rest).filter((word) => !work.has(word));
  if (work.size === 0 || left.length === 0) return [];
  return [
    {
      kind: "without",
      about: left.join(" "),
      terms: { ...terms, query: words.titleWords.join(" "), place: placeOf(terms, read) },
    },
  ];
}

function onSiteToo(terms: SearchTerms, { words, places: [place] }: ReadAsked): WiderSearch[] {
  if (!words.remote || !words.text) return [];
  const where = terms.place ?? (place ? at(place.label) : null);
  return [{ kind: "onsite", about: "", terms: { ...terms, query: words.rest, place: where } }];
}

/** The state around a city, its country, and everywhere. */
function widerPlaces(terms: SearchTerms, { words, places, remote }: ReadAsked): WiderSearch[] {
  const [place] = places;
  if (!place) return [];
  const query = remote === "only" ? `${words.rest} remote` : words.rest;
  const state = places.length === 1 ? stateAround(place) : null;
  const isWithinCountry = place.city || place.regions.length > 0;
  const country = place.countries.length === 1 && isWithinCountry ? countryName(place.countries[0]!) : null;
  const within = (kind: WiderSearch["kind"], about: string, name: string): WiderSearch => ({
    kind,
    about,
    terms: { ...terms, query, place: at(name) },
  });
  return [
    ...(state ? [within("state", state.label.split(",")[0]!, state.label)] : []),
    ...(country ? [within("country", country, country)] : []),
    { kind: "anywhere", about: "", terms: { ...terms, query, place: at("Worldwide") } },
  ];
}
