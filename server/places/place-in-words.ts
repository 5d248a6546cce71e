import { type AskedPlace, askedPlace } from "./asked-place.ts";
import { misspelledCity } from "./places.ts";

export interface PlaceInWords {
  place: AskedPlace;
  /** As it was typed. */
  typed: string;
  /** The other words, in their order. */
  rest: string[];
}

interface Looking {
  /** Where the person is. */
  home: string | null;
  /** In how many job titles a word stands: one of several is no town, though one may be called so. */
  titlesWith: (word: string) => number;
  /** Whether a word means something: others may be a mistyped name. */
  isWord: (word: string) => boolean;
}
const mostWords = 4;
const before = new Set(
  "in near around outside from within en in à em no na nel nella bei nahe près cerca de vicino perto desde depuis dans aus von vanuit dal dalla fra".split(
    " ",
  ),
);
/** Where "a" stands before a place, and is no article. */
const afterA = new Set("IT ES MX AR CO CL PE BR PT".split(" "));

function standsBefore(word: string, home: string | null): boolean {
  const lead = word.toLowerCase();
  return before.has(lead) || (lead === "a" && afterA.has(home ?? ""));
}

/** What lies an hour away is near as well. */
const near = new Set("near around outside nahe près cerca vicino perto".split(" "));
const nearKm = 50;
/** Codes that are words of their own when they are typed small. */
const words = new Set("in or me hi ok oh al as de la co id pa ma mo it is no at be my to so am".split(" "));
/** What follows a place in the name of an employer. */
const institutions = new Set(
  "university college school hospital nhs trust council airport group bank consulting stock united city county museum zoo police".split(
    " ",
  ),
);
/** Short names of countries that are words of titles as well. */
const shortNames = new Set(["us", "usa", "uk", "eu", "uae"]);
const severalTitles = 3;
/** A word this short is more likely an abbreviation than a foreign city: an "ABA therapist" is not in Aba, Nigeria. */
const initials = 3;
const unlikelyWord = 10_000;
const knownAtHome = 30_000;
const townAtHome = 100_000;
const knownAbroad = 150_000;
const cityAbroad = 500_000;
const beyondDoubt = 1_000_000;

/** The place that is typed among other words: "staff nurse cambridge", "cook jobs in france"; null where there is none. */
export function placeInWords(typed: string[], looking: Looking): PlaceInWords | null {
  return (
    firstSpan(typed, looking, (span, from) => meantBy(span, { typed, from, looking })) ??
    firstSpan(typed, looking, (span) => mistyped(span, looking))
  );
}

export interface PlacesInWords {
  places: AskedPlace[];
  /** Each as it was typed. */
  typed: string[];
  rest: string[];
}
const or = new Set("or oder ou o eller of lub e/o".split(" "));

/** Several places of which any will do: "internship aarhus or copenhagen"; null where there is none. */
export function placesInWords(typed: string[], looking: Looking): PlacesInWords | null {
  const last = placeInWords(typed, looking);
  if (!last) return null;
  const one = { places: [last.place], typed: [last.typed], rest: last.rest };
  const at = last.rest.findLastIndex((word) => or.has(word.toLowerCase()));
  const other = at > 0 ? placeInWords(last.rest.slice(0, at), looking) : null;
  const isBeside = other && last.rest.slice(0, at).join(" ").endsWith(other.typed);
  if (!isBeside) return one;
  const rest = [...other.rest, ...last.rest.slice(at + 1)];
  return { places: [other.place, last.place], typed: [other.typed, last.typed], rest };
}

function firstSpan(
  typed: string[],
  { home }: Looking,
  meant: (span: string[], from: number) => AskedPlace | null,
): PlaceInWords | null {
  for (let length = Math.min(mostWords, typed.length); length > 0; length--) {
    for (let from = typed.length - length; from >= 0; from--) {
      const span = typed.slice(from, from + length);
      const place = meant(span, from);
      if (!place) continue;
      const lead = typed[from - 1]?.toLowerCase() ?? "";
      const start = standsBefore(lead, home) ? from - 1 : from;
      return {
        place:
          near.has(lead) && place.city ? { ...place, radiusKm: Math.max(place.radiusKm, nearKm) } : place,
        typed: span.join(" "),
        rest: [...typed.slice(0, start), ...typed.slice(from + length)],
      };
    }
  }
  return null;
}

/** "birmigham", "new yrok": a name that no list has, though one has nearly the same; "normal" is one, and was not meant. */
function mistyped(span: string[], { home, isWord }: Looking): AskedPlace | null {
  if (askedPlace(span.join(" "), home) || span.every(isWord) || span.some((word) => !/^\p{L}+$/u.test(word)))
    return null;
  const city = misspelledCity(span.join(" "), home);
  return city && askedPlace(city.label, home);
}

interface Span {
  typed: string[];
  from: number;
  looking: Looking;
}

function meantBy(span: string[], { typed, from, looking }: Span): AskedPlace | null {
  const name = span.join(" ");
  if (span.length === 1 && (words.has(name) || before.has(name))) return null;
  const place = askedPlace(name, looking.home);
  if (!place) return null;
  if (standsBefore(typed[from - 1] ?? "", looking.home)) return place;
  const behind = typed.slice(from + span.length);
  if (behind.length > 0) {
    if (institutions.has(behind[0]!.toLowerCase())) return null;
    if (!behind.some((word) => looking.titlesWith(word) >= severalTitles)) return null;
  }
  return place.qualified || isKnown(place, span, { ...looking, isLast: behind.length === 0 }) ? place : null;
}

/** A town of little note whose name is a word as well, or that lies abroad, is meant only where "in" stands before it. */
function isKnown(
  { city, countries }: AskedPlace,
  span: string[],
  { home, titlesWith, isWord, isLast }: Looking & { isLast: boolean },
): boolean {
  const [word = ""] = span;
  const titles = span.length > 1 ? 0 : titlesWith(word);
  if (!city) return titles < severalTitles || shortNames.has(word.toLowerCase());
  const atHome = countries.includes(home ?? "");
  if (!atHome && span.length === 1 && word.length <= initials) return city.population >= beyondDoubt;
  if (titles > 0) {
    const least = titles < severalTitles && isLast ? (atHome ? townAtHome : cityAbroad) : beyondDoubt;
    return city.population >= least;
  }
  if (atHome && word.length > initials) return city.population >= (span.some(isWord) ? unlikelyWord : 0);
  return city.population >= (atHome || span.length > 1 ? knownAtHome : knownAbroad);
}
