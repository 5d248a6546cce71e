import { countryAt, gazetteer, placeAt } from "./gazetteer.ts";
import { citiesNamed, distanceKm, placesNamed } from "./places.ts";
import { type Region, regionsNamed } from "./regions.ts";

/** A name in the text of a place, with all that it may mean. */
export interface Atom {
  text: string;
  /** What the words may be besides a city; a state's code may be a country's too: "CA", "DE", "IN". */
  regions: Region[];
  rows: number[];
  /** Cities with the name of a region, which are meant where another region stands behind them: "Durham, NC". */
  namesakes: number[];
}

/** Beyond this a name that is a country's or a state's may be a city's as well: "Singapore", "New York". */
const bigCity = 600_000;
/** A city inside other words, "Downtown San Francisco", has at least so many people. */
const knownCity = 150_000;
const separators = /\s*[,;:|/()•·]\s*|\s+[-–—]+\s+|\s+(?:or|and|oder|und|ou|et)\s+/i;

const stateBehind = /(?<city>\p{L})(?<!\b(?:or|and|oder|und|ou|et)) (?<state>[A-Z]{2})(?=\s*(?:[,;|/)]|$))/gu;
const countryBehind = /(?<state>\b[A-Z]{2}) (?=USA?$|USA?\s*[,;|/)]|United States)/g;
const tyneAndWear = /(?<=\btyne) and (?=wear\b)/i;
const postcode = /\b[A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?$/;

/** "NY or SF" names two cities, "NY or NJ" two states. */
const newYork =
  /(?<!, )\bNY(?=\s*(?:or|and|&|\/)\s*(?:SF|LA|DC)\b)|(?<=\b(?:SF|LA|DC)\s*(?:or|and|&|\/)\s*)NY\b/g;

/** The names in the text of a place, in their order: cities, states and countries. */
export function atomsIn(text: string): Atom[] {
  return text
    .replace(postcode, "")
    .replace(newYork, "NYC")
    .replace(countryBehind, "$<state>, ")
    .replace(stateBehind, "$<city>, $<state>")
    .replace(tyneAndWear, " & ")
    .split(separators)
    .flatMap((part) => (part.trim() ? atomsOf(part.trim()) : []));
}

/** "Derby Derbyshire East Midlands" is a city and what it lies in; "Dallas-Fort Worth" and "Minneapolis-St. Paul" are two. */
function atomsOf(text: string): Atom[] {
  const atom = atomOf(text);
  if (!isNothing(atom)) return [atom];
  const names = namesIn(text.split(/\s+/));
  if (names) return names;
  const rows = innerCity(text);
  return rows.length > 0
    ? [{ ...atom, rows }]
    : twinsOf(text.split(/[-–]/).map((part) => atomOf(part.trim())));
}

const farthestTwin = 60;

/** Beside a city near by, the name of a county is a city's: "Raleigh-Durham". */
function twinsOf(atoms: Atom[]): Atom[] {
  return atoms.map((atom) => {
    const cities = atoms.filter((other) => other !== atom && other.regions.length === 0);
    const near = atom.namesakes.filter((row) =>
      cities.some(({ rows }) =>
        rows.some((other) => distanceKm(placeAt(row), placeAt(other)) < farthestTwin),
      ),
    );
    return near.length > 0 ? { ...atom, regions: [], rows: near } : atom;
  });
}

/** "USA, West" is no village of that name. */
const compass = /^(?:north|south|east|west|mid|central|inner|outer)(?:[ -]?(?:north|south|east|west|ern))*$/i;

function atomOf(text: string): Atom {
  const regions = regionsNamed(text);
  const rows = compass.test(text) ? [] : placesNamed(text);
  if (regions.length === 0) return { text, regions, rows, namesakes: [] };
  const mayBeCity = text.length > 2 || text === "LA";
  return {
    text,
    regions,
    rows: mayBeCity ? rows.filter((row) => isCityFirst(row, regions)) : [],
    namesakes: text.length > 2 ? rows : [],
  };
}

/** Beyond this a city that gave a state its name is meant by it: "Bremen", "Utrecht". */
const knownCapital = 100_000;
const namedApart = new Set(["US", "CA"]);

function isCityFirst(row: number, regions: Region[]): boolean {
  const people = gazetteer().populations[row]!;
  const isCapital = regions.some(
    (region) => region.admin !== null && !namedApart.has(region.country) && liesWithin(row, region),
  );
  return people > bigCity || (isCapital && people > knownCapital);
}

function isNothing({ regions, rows }: Atom) {
  return regions.length + rows.length === 0;
}

const mostNameWords = 4;

/** Words as a name and the regions around it, each as long as can be; null where a word belongs to none. */
function namesIn(words: string[], isFirst = true): Atom[] | null {
  if (words.length === 0) return [];
  for (let length = Math.min(mostNameWords, words.length); length > 0; length -= 1) {
    const atom = atomOf(words.slice(0, length).join(" "));
    if (isFirst ? isNothing(atom) : atom.regions.length === 0) continue;
    const rest = namesIn(words.slice(length), false);
    if (rest) return [atom, ...rest];
  }
  return null;
}

/** "Downtown San Francisco", "Central London", "London UK": the largest city among the words. */
function innerCity(text: string): number[] {
  const words = text.split(/\s+/);
  const { populations } = gazetteer();
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    for (let from = words.length - length; from >= 0; from -= 1) {
      const rows = citiesNamed(words.slice(from, from + length).join(" "));
      const large = rows.filter((row) => populations[row]! >= knownCity);
      if (large.length > 0) return large;
    }
  }
  return [];
}

export function liesWithin(row: number, { country, admin }: Region): boolean {
  return countryAt(row) === country && (admin === null || gazetteer().admins[row] === admin);
}
