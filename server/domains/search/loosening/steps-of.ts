import { countryName } from "#shared/places/countries.ts";
import type { SearchStep, SearchTerms } from "#contract/search.ts";
import { neighborTitles } from "#server/taxonomy/neighbor-titles.ts";
import type { ReadAsked } from "../reading/read-asked.ts";

/** A wider search than the one that was asked, and what it leaves out or puts instead. */
export type WiderSearch = Pick<SearchStep, "kind" | "about" | "terms">;

const [near, far] = [50, 100];
const mostWithout = 3;

/** The searches next to one that found too little, those that change least first. */
export function stepsOf(terms: SearchTerms, read: ReadAsked): WiderSearch[] {
  return [
    ...withoutFilters(terms),
    ...withoutWords(terms, read),
    ...farther(terms, read, near),
    ...farther(terms, read, far),
    ...neighbors(terms, read),
    ...remoteInstead(terms, read),
    ...widerPlaces(terms, read),
  ];
}

/** The country's remote work, which is offered beside every place. */
export function remoteInstead(terms: SearchTerms, { words, places, remote }: ReadAsked): WiderSearch[] {
  const [place] = places;
  if (remote !== "no" || !place || places.length > 1) return [];
  const [country] = place.countries;
  const about = place.countries.length === 1 ? countryName(country!)! : place.label;
  return [
    { kind: "remote", about, terms: { ...terms, query: `${words.text} remote`.trim(), place: at(about) } },
  ];
}

function at(name: string, radiusKm = 50) {
  return { name, radiusKm };
}

function withoutFilters(terms: SearchTerms): WiderSearch[] {
  const chosen = Object.entries(terms.filters).filter(([, values]) => values.length > 0);
  const filters = chosen.map(([name, values]): WiderSearch => {
    const { [name]: _, ...others } = terms.filters;
    return { kind: "filter", about: values.join(", "), terms: { ...terms, filters: others } };
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
    { kind: "radius", about: String(km), terms: { ...terms, query: words.text, place: at(place.label, km) } },
  ];
}

/** Hours, contract and level first, then other words that do not say what the work is; never that. */
function withoutWords(terms: SearchTerms, { words }: ReadAsked): WiderSearch[] {
  const { text, qualifiers, titleWords } = words;
  const busy = new Set([...titleWords, ...qualifiers.flatMap((each) => each.split(/\s+/))]);
  const others = titleWords.length > 0 ? text.split(/\s+/).filter((word) => !busy.has(word)) : [];
  return [...qualifiers, ...others, ...specialties(titleWords)]
    .flatMap((left): WiderSearch[] => {
      const query = without(terms.query, left);
      return query === "" ? [] : [{ kind: "without", about: left, terms: { ...terms, query } }];
    })
    .slice(0, mostWithout);
}

/** Words for every kind of work: "engineer" alone says too little, "nurse" does not. */
const general = new Set(
  "manager director assistant engineer specialist coordinator analyst officer consultant associate lead administrator representative executive supervisor technician worker operator agent advisor adviser partner scientist professional".split(
    " ",
  ),
);

/** "staff" of "staff nurse": nurses are next to it. */
function specialties(titleWords: string[]): string[] {
  const last = titleWords.at(-1)?.toLowerCase();
  return last === undefined || general.has(last) ? [] : titleWords.slice(0, -1);
}

function without(text: string, words: string): string {
  const at = text.indexOf(words);
  if (at < 0) return "";
  return `${text.slice(0, at)} ${text.slice(at + words.length)}`.replace(/\s+/g, " ").trim();
}

/** Other titles of the same occupation, at the same place. */
function neighbors(terms: SearchTerms, { words, places }: ReadAsked): WiderSearch[] {
  const place = terms.place ?? (places[0] && at(places[0].label, places[0].radiusKm || 50));
  const title = words.titleWords.length > 0 ? words.titleWords.join(" ") : words.text;
  return neighborTitles(title).map((title) => ({
    kind: "neighbor",
    about: title,
    terms: { ...terms, query: words.remote ? `${title} remote` : title, place },
  }));
}

function widerPlaces(terms: SearchTerms, { words, places, remote }: ReadAsked): WiderSearch[] {
  const [place] = places;
  const query = remote === "only" ? `${words.text} remote` : words.text;
  const anywhere: WiderSearch = { kind: "anywhere", about: "", terms: { ...terms, query, place: null } };
  const onSite: WiderSearch[] =
    words.remote && words.text
      ? [
          {
            kind: "onsite",
            about: "",
            terms: { ...terms, query: words.text, place: terms.place ?? (place ? at(place.label) : null) },
          },
        ]
      : [];
  if (!place) return onSite;
  const country =
    place.countries.length === 1 && (place.city || place.region) ? countryName(place.countries[0]!) : null;
  const within: WiderSearch[] = country
    ? [{ kind: "country", about: country, terms: { ...terms, query, place: at(country) } }]
    : [];
  return [...onSite, ...within, anywhere];
}
