import { countryCode, countryName } from "#shared/places/countries.ts";
import { usStates } from "#shared/places/us-states.data.ts";
import { adminNames, adminShortForms } from "./admin-names.data.ts";
import { counties } from "./counties.data.ts";
import { countryAt, gazetteer, placeAt, type Place } from "./gazetteer.ts";
import { placeKey } from "./place-key.ts";
import { citiesNamed } from "./places.ts";

/** A city, or a state, county or country as a whole. */
export interface Site {
  /** ISO code. */
  country: string;
  /** The state's code of the gazetteer; null for a whole country or a county. */
  admin: string | null;
  /** A county, which the gazetteer does not know. */
  county: string | null;
  city: Readonly<Place> | null;
}

type Region = Omit<Site, "city">;

interface Atom {
  text: string;
  /** What the words may be besides a city; a state's code may be a country's too: "CA", "DE", "IN". */
  regions: Region[];
  rows: number[];
}

/** Beyond this a name that is a country's or a state's may be a city's as well: "Singapore", "New York". */
const bigCity = 600_000;
/** A city inside other words, "Downtown San Francisco", has at least so many people. */
const knownCity = 150_000;
const separators = /\s*[,;:|/()•·]\s*|\s+[-–—]+\s+|\s+(?:or|and|oder|und|ou|et)\s+/i;

const remembered = new Map<string, readonly Site[]>();
const mostRemembered = 20_000;

/** The places a text names as boards write them: "MA - Boston", "San Francisco, London, Berlin", "UK, Greater London". */
export function sitesIn(text: string): readonly Site[] {
  const known = remembered.get(text);
  if (known) return known;
  const sites = readSites(text);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(text, sites);
  return sites;
}

const stateBehind = /(?<city>\p{L}) (?<state>[A-Z]{2})(?=\s*(?:[,;|/)]|$))/gu;
const postcode = /\b[A-Z]{1,2}\d{1,2}[A-Z]?(?: \d[A-Z]{2})?$/;

function readSites(text: string): Site[] {
  const atoms = text
    .replace(postcode, "")
    .replace(stateBehind, "$<city>, $<state>")
    .split(separators)
    .flatMap((part) => (part.trim() ? [atomOf(part.trim())] : []))
    .flatMap((atom) => (isNothing(atom) ? twoCities(atom) : [atom]));
  const sites: Site[] = [];
  const taken = new Set<Atom>();
  for (const [at, atom] of atoms.entries()) {
    if (atom.rows.length === 0 || taken.has(atom)) continue;
    const around = [...following(atoms, at), ...preceding(atoms, at)];
    const city = cityWithin(atom.rows, around);
    if (!city) continue;
    sites.push(city.site);
    for (const each of [atom, ...city.used]) taken.add(each);
  }
  const rest = atoms.filter((atom) => !taken.has(atom) && atom.regions.length > 0);
  const found = [...sites, ...regionsOf(rest, sites)];
  return found.length > 0 ? found : byNumber(text);
}

const fullPostcode = /\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b/;
const department = /^(?:0[1-9]|[1-8]\d|9[0-5]|2[AB]|97[1-6]) [-–] /;

/** "07 - PRIVAS" is a French department, "Maryport CA15 8EJ" has a British postcode: the country of a town too small for a list. */
function byNumber(text: string): Site[] {
  const country = department.test(text) ? "FR" : fullPostcode.test(text) ? "GB" : null;
  return country ? [{ country, admin: null, county: null, city: null }] : [];
}

function atomOf(text: string): Atom {
  const regions = regionsNamed(text);
  const rows = citiesNamed(text);
  if (regions.length > 0) {
    const { populations } = gazetteer();
    return { text, regions, rows: text.length > 2 ? rows.filter((row) => populations[row]! > bigCity) : [] };
  }
  return { text, regions, rows: rows.length > 0 ? rows : innerCity(text) };
}

function isNothing({ regions, rows }: Atom) {
  return regions.length + rows.length === 0;
}

/** "Dallas-Fort Worth" and "Minneapolis-St. Paul" are two. */
function twoCities({ text }: Atom): Atom[] {
  return text.split(/[-–]/).map((part) => atomOf(part.trim()));
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

/** The regions right behind a city, up to the next city. */
function following(atoms: Atom[], at: number): Atom[] {
  const end = atoms.findIndex(({ regions }, index) => index > at && regions.length === 0);
  return atoms.slice(at + 1, end === -1 ? undefined : end);
}

/** "MA - Boston", "India - Bengaluru": regions at the very beginning say where the first city lies. */
function preceding(atoms: Atom[], at: number): Atom[] {
  const before = atoms.slice(0, at);
  return before.every(({ regions, rows }) => regions.length > 0 && rows.length === 0) ? before : [];
}

/** The largest namesake within the regions around it; null where none lies there. */
function cityWithin(rows: number[], around: Atom[]): { site: Site; used: Atom[] } | null {
  const { populations } = gazetteer();
  let left = rows;
  const used: Atom[] = [];
  for (const atom of around) {
    const within = left.filter((row) => atom.regions.some((region) => liesWithin(row, region)));
    if (within.length === 0) {
      if (used.length === 0 && atom.rows.length === 0) return null;
      continue;
    }
    left = within;
    used.push(atom);
  }
  const [best] = left.toSorted((a, b) => populations[b]! - populations[a]!);
  if (best === undefined) return null;
  const city = placeAt(best);
  return { site: { country: city.countryCode, admin: city.adminCode, county: null, city }, used };
}

function liesWithin(row: number, { country, admin }: Region): boolean {
  return countryAt(row) === country && (admin === null || gazetteer().admins[row] === admin);
}

/** What is left names states and countries as a whole; a country beside one of its states says nothing new. */
function regionsOf(atoms: Atom[], sites: readonly Site[]): Site[] {
  const regions = atoms.flatMap((atom) =>
    preferred(atom, atoms).map((region) => ({ ...region, city: null })),
  );
  const known = new Set(
    [...sites, ...regions.filter(({ admin, county }) => admin ?? county)].map(({ country }) => country),
  );
  return regions.filter(
    ({ country, admin, county }) => admin !== null || county !== null || !known.has(country),
  );
}

/** Of "CA" and "DE" the one that lies in a country named beside it, otherwise the country's code last. */
function preferred({ regions }: Atom, all: Atom[]): Region[] {
  const countries = new Set(
    all.flatMap((atom) => (atom.regions.length === 1 ? [atom.regions[0]!.country] : [])),
  );
  const fitting = regions.filter(({ country, admin }) => admin !== null && countries.has(country));
  return [fitting[0] ?? regions[0]!];
}

let byName: Map<string, Region[]> | undefined;

/** The countries, states and counties a name may mean; the likeliest first. */
export function regionsNamed(text: string): Region[] {
  byName ??= allRegions();
  const plain = text.trim().replace(/^the /i, "");
  const code = countryCode(plain);
  const country: Region[] = code ? [{ country: code, admin: null, county: null }] : [];
  const named = byName.get(/^[A-Za-z]{2,3}$/.test(plain) ? plain : placeKey(plain)) ?? [];
  const fromState = named.filter((region) => region.country !== code || region.admin !== null);
  const isCode = /^[A-Z]{2}$/.test(plain);
  return isCode && !statesLast.has(plain) ? [...fromState, ...country] : [...country, ...fromState];
}

/** Codes that mean the country though a state has the same one. */
const statesLast = new Set(["DE", "IN", "US", "UK", "GB"]);

function allRegions(): Map<string, Region[]> {
  const regions = new Map<string, Region[]>();
  const add = (name: string, region: Region) => regions.set(name, [...(regions.get(name) ?? []), region]);
  const states = { US: usStates, ...adminNames };
  for (const [country, names] of Object.entries(states)) {
    const nations = country === "GB";
    for (const [admin, name] of Object.entries(names)) {
      add(placeKey(name), { country, admin, county: null });
      if (country === "US" && !nations) add(admin, { country, admin, county: null });
    }
  }
  for (const [country, forms] of Object.entries(adminShortForms)) {
    for (const [form, admin] of Object.entries(forms)) add(form, { country, admin, county: null });
  }
  for (const [country, names] of Object.entries(counties)) {
    for (const county of names) add(placeKey(county), { country, admin: null, county });
  }
  return regions;
}

/** "Devon, United Kingdom", "Texas, United States", "Berlin, Germany". */
export function siteName({ country, admin, county, city }: Site): string {
  if (city) return city.label;
  const state = county ?? (admin && (country === "US" ? usStates[admin] : adminNames[country]?.[admin]));
  return [state, countryName(country)].filter(Boolean).join(", ");
}
