import { countryCode, regionName } from "#shared/places/countries.ts";
import { usStates } from "#shared/places/us-states.data.ts";
import { adminNames, adminShortForms, otherCityNames } from "./admin-names.data.ts";
import { adminNameOf, countryAt, gazetteer, placeAt, type Place } from "./gazetteer.ts";
import { slipsBetween } from "#server/taxonomy/suggest-words.ts";
import { citiesInOtherScripts } from "./other-scripts.data.ts";
import { placeKey } from "./place-key.ts";
import { rowsOfShortName } from "./short-city-names.ts";

export type { Place } from "./gazetteer.ts";

/** Cities whose name starts with what was typed, the largest first; "berlin, ge" narrows by state or country. */
export function searchPlaces(prefix: string, limit = 8): Place[] {
  const [typed = "", ...rest] = prefix.split(",");
  const key = placeKey(typed);
  if (key === "") return [];
  const narrowed = placeKey(rest.join(" "));
  const rows = narrowed ? rowsOf(key).filter((row) => belongs(row, narrowed)) : rowsStarting(key);
  const alias = narrowed ? [] : aliasRows(key);
  const found = [...new Set([...alias, ...rows])];
  const near = found.length === 0 && !narrowed;
  return (near ? nearest(key, limit) : largest(found, limit)).map(placeAt);
}

const found = new Map<string, Place | null>();
const mostFound = 20_000;

/** The city a text names: "San Francisco, CA", "Berlin", "London, UK", "NYC"; of namesakes the largest. Few places are named by many jobs, so what was found is kept. */
export function findPlace(text: string): Readonly<Place> | null {
  const known = found.get(text);
  if (known !== undefined) return known;
  const place = placeNamed(text);
  if (found.size >= mostFound) found.clear();
  found.set(text, place);
  return place;
}

function placeNamed(text: string): Place | null {
  const [city = "", ...qualifiers] = text.replace(/\([^()]*\)/g, " ").split(",");
  const key = placeKey(city);
  if (key === "") return null;
  if (key === "washington" && qualifiers.some((part) => /^\s*d\.?\s?c\.?\s*$/i.test(part))) {
    return findPlace("Washington DC");
  }
  const all = [...aliasRows(key), ...rowsOf(key)];
  const rows = qualifiers.reduce(narrow, qualifiers.some(isRegionOnly) ? all : all.filter(isCity));
  const isRegion = key !== "dc" && (isRegionOnly(text) || isStateOfCountry(city, qualifiers));
  if (isRegion && !rows.some((row) => (gazetteer().populations[row] ?? 0) > 1_000_000)) return null;
  const [best] = rows.toSorted((a, b) => likelihoodOf(b) - likelihoodOf(a));
  return best === undefined ? null : placeAt(best);
}

/** Boards leave the country out where nobody asks: "San Mateo" is the one in California, not the larger one in the Philippines. */
const likelier: Record<string, number> = {
  US: 5,
  GB: 3,
  CA: 2,
  AU: 1.5,
  IE: 2,
  DE: 2,
  FR: 2,
  ES: 2,
  IT: 2,
  NL: 2,
};

/** How likely a city is meant where nothing says in which country. */
export function likelihoodOf(row: number): number {
  return gazetteer().populations[row]! * (likelier[countryAt(row)] ?? 1);
}

/** The distance of two places as the crow flies. */
export function distanceKm(
  a: Pick<Place, "latitude" | "longitude">,
  b: Pick<Place, "latitude" | "longitude">,
): number {
  const radians = Math.PI / 180;
  const height = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2;
  const width =
    Math.cos(a.latitude * radians) *
    Math.cos(b.latitude * radians) *
    Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(height + width)));
}

/** A qualifier that names a state or country keeps only what lies there; one that names neither says nothing. */
function narrow(rows: number[], qualifier: string): number[] {
  const wanted = qualifier.trim();
  const inState = rows.filter((row) => isAdmin(row, wanted));
  if (inState.length > 0) return inState;
  const country = countryCode(wanted);
  if (country) return rows.filter((row) => countryAt(row) === country);
  return isKnownAdmin(wanted) ? [] : rows;
}

function isAdmin(row: number, wanted: string): boolean {
  const country = countryAt(row);
  const admin = gazetteer().admins[row] ?? "";
  const short = wanted.toUpperCase();
  if (country === "US" && admin === short) return true;
  if (adminShortForms[country]?.[short] === admin) return true;
  const name = adminNameOf(country, admin);
  return name !== null && placeKey(name) === placeKey(wanted);
}

/** Whether the second name says where the first one lies: "London" and "Ontario", but not "Paris" and "London". */
export function isWithinName(city: string, name: string): boolean {
  const isRegion = isRegionOnly(name) || /^\s*d\.?\s?c\.?\s*$/i.test(name);
  return isRegion && (findPlace(city) === null || findPlace(`${city}, ${name}`) !== null);
}

let foreign: Map<string, string> | undefined;
let knownAdmins: Set<string> | undefined;

function isKnownAdmin(wanted: string): boolean {
  knownAdmins ??= new Set(
    [usStates, ...Object.values(adminNames)].flatMap((names) => Object.values(names).map(placeKey)),
  );
  return knownAdmins.has(placeKey(wanted)) || (/^[A-Z]{2}$/.test(wanted) && wanted in usStates);
}

function belongs(row: number, narrowed: string): boolean {
  const place = placeAt(row);
  return [place.adminName ?? "", place.adminCode, place.country, place.countryCode].some((name) =>
    placeKey(name).startsWith(narrowed),
  );
}

/** "Germany" and "Georgia" alone are no cities, though small towns carry such names. */
function isRegionOnly(text: string): boolean {
  return regionName(text) !== null || isKnownAdmin(text.trim());
}

/** Whether a text names a country, a state or a region: "Niedersachsen", "Bavaria", "TX". */
export function isRegion(text: string): boolean {
  return isRegionOnly(text);
}

/** "Texas, United States" is no city either. */
function isStateOfCountry(city: string, qualifiers: string[]): boolean {
  const name = placeKey(city);
  const isState = Object.values(usStates).some((state) => placeKey(state) === name);
  return isState && qualifiers.length > 0 && qualifiers.every((part) => countryCode(part) === "US");
}

function aliasRows(key: string): number[] {
  const name = otherCityNames[key];
  if (name !== undefined) return largest(rowsOf(placeKey(name)), 1);
  foreign ??= new Map(Object.entries(citiesInOtherScripts).map(([own, ours]) => [placeKey(own), ours]));
  const [city, ...within] = foreign.get(key)?.split(", ") ?? [];
  if (city !== undefined) return largest(within.reduce(narrow, rowsOf(placeKey(city))), 1);
  return [...(withoutLinks().get(key) ?? []), ...rowsOfShortName(key)];
}

let linked: Map<string, number[]> | undefined;
/** Words that join a city with a river or region. */
const links =
  / (?:im|am|an der|an den|an|in der|in|bei|ob der|vor der|upon|on|under|sur|en|sous|les|lez|del|de la) /;

/** The rows of cities by their names without such words: "Mülheim Ruhr", "Stoke Trent". */
function withoutLinks(): Map<string, number[]> {
  if (linked) return linked;
  linked = new Map();
  for (const [row, key] of gazetteer().keys.entries()) {
    const short = key.replace(links, " ");
    if (short !== key) linked.set(short, [...(linked.get(short) ?? []), row]);
  }
  return linked;
}

function rowsOf(key: string): number[] {
  const { keys } = gazetteer();
  const rows: number[] = [];
  for (let row = firstAtLeast(key); keys[row] === key; row += 1) rows.push(row);
  return rows;
}

function rowsStarting(key: string): number[] {
  const { keys } = gazetteer();
  const rows: number[] = [];
  for (let row = firstAtLeast(key); keys[row]?.startsWith(key); row += 1) rows.push(row);
  return rows;
}

const fewestLetters = 4;
const knownCity = 50_000;

/** Cities that were probably meant: "londn", "manchster". */
function rowsNear(key: string): number[] {
  if (key.length < fewestLetters) return [];
  const { keys, populations } = gazetteer();
  const most = key.length > 7 ? 2 : 1;
  const rows: number[] = [];
  for (const first of new Set([key[0]!, key[1]!]))
    for (let row = firstAtLeast(first); keys[row]?.startsWith(first); row += 1) {
      if ((populations[row] ?? 0) < knownCity) continue;
      const slips = slipsTo(key, keys[row]!, most);
      if (slips && slips.beginning <= most) rows.push(row);
    }
  return rows;
}

/** The same and cities with such another name, those with the fewest slips first: "müchen" is Munich. */
function nearest(key: string, limit: number): number[] {
  const fewest = (name: string) => {
    const slips = slipsTo(key, name, 2);
    return slips ? Math.min(slips.whole, slips.beginning + 0.5) : Infinity;
  };
  const slipsOf = new Map(rowsNear(key).map((row) => [row, fewest(gazetteer().keys[row]!)]));
  const most = key.length > 7 ? 2 : 1;
  const aliases = key.length < fewestLetters ? [] : Object.keys(otherCityNames);
  for (const alias of aliases) {
    const slips = fewest(placeKey(alias));
    if (slips <= most)
      for (const row of aliasRows(alias)) slipsOf.set(row, Math.min(slips, slipsOf.get(row) ?? Infinity));
  }
  return largest([...slipsOf.keys()], slipsOf.size)
    .toSorted((a, b) => slipsOf.get(a)! - slipsOf.get(b)!)
    .slice(0, limit);
}

/** Two letters that changed places are one slip. */
function slipsTo(typed: string, name: string, most: number) {
  return areSwapped(typed, name) ? { whole: 1, beginning: 1 } : slipsBetween(typed, name, most);
}

/** Whether two letters changed places: "chigaco". */
function areSwapped(typed: string, name: string): boolean {
  if (typed.length !== name.length) return false;
  const [first, second, third] = Array.from(typed, (letter, at) => (letter === name[at] ? -1 : at)).filter(
    (at) => at >= 0,
  );
  if (first === undefined || second === undefined || third !== undefined) return false;
  return typed[first] === name[second] && typed[second] === name[first];
}

const homeTown = 100_000;
const farCity = 1_000_000;
const farLetters = 7;

/** The city that a mistyped name was meant as, in someone's country or known everywhere: "birmigham", "new yrok". */
export function misspelledCity(name: string, home: string | null): Place | null {
  const key = placeKey(name);
  if (key.length < fewestLetters + 1) return null;
  const most = key.length > 7 ? 2 : 1;
  const slipsIn = (other: string) => slipsTo(key, other, most)?.whole ?? Infinity;
  const aliases = Object.keys(otherCityNames).filter((alias) => slipsIn(alias) <= most);
  const rows = [...rowsNear(key), ...aliases.flatMap(aliasRows)];
  const meant = rows.filter((row) => {
    const { keys, populations } = gazetteer();
    const isNear = slipsIn(keys[row]!) <= most || aliases.some((alias) => aliasRows(alias).includes(row));
    const people = populations[row]!;
    return (
      isNear && (countryAt(row) === home ? people >= homeTown : people >= farCity && key.length >= farLetters)
    );
  });
  const [best] = largest(meant, 1);
  return best === undefined ? null : placeAt(best);
}

function firstAtLeast(key: string): number {
  const { keys } = gazetteer();
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? "") < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function largest(rows: number[], limit: number): number[] {
  const { populations } = gazetteer();
  return rows.sort((a, b) => (populations[b] ?? 0) - (populations[a] ?? 0)).slice(0, limit);
}

/** The rows of all cities of a name, other names of big cities included; no villages. */
export function citiesNamed(name: string): number[] {
  return placesNamed(name).filter(isCity);
}

/** The same with villages, whose names are often words: something beside them has to say where they lie. */
export function placesNamed(name: string): number[] {
  const key = placeKey(name);
  return key === "" ? [] : [...new Set([...aliasRows(key), ...rowsOf(key)])];
}

/** Smaller places are meant only where their state or country is named, or by someone there. */
const leastOfCity = 5_000;

export function isCity(row: number): boolean {
  return gazetteer().populations[row]! >= leastOfCity;
}
