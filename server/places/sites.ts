import { areaOfOutwardCode, areaOfPostcode, type PostcodeArea } from "./british-areas.ts";
import { countryAt, gazetteer, placeAt, type Place } from "./gazetteer.ts";
import { distanceKm, isCity, likelihoodOf } from "./places.ts";
import { departmentOf, type Region, regionLabel } from "./regions.ts";
import { type Atom, atomsIn, liesWithin } from "./site-names.ts";

/** A city, or a state, county or country as a whole. */
export interface Site extends Region {
  city: Readonly<Place> | null;
}

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

/** Behind the code of a state: "Decatur, GA 30030" is in Georgia. */
const zipCode = /(?<=\b[A-Z]{2})\s+\d{5}(?:-\d{4})?\b/g;

/** A house number and a street before a town: "830 Milwaukee Ave, Buffalo Grove, IL" is not in Milwaukee. */
const street =
  /^\d+\w?\s+(?:[\p{L}\d][\p{L}\d.'’-]*\s+){1,4}?(?:avenue|ave|street|st|road|rd|boulevard|blvd|drive|dr|lane|ln|parkway|pkwy|highway|hwy|court|ct|pike|plaza|way|square|sq|circle|terrace)\b\.?(?:,?\s*(?:suite|ste|unit|#)\s*[\p{L}\d-]+)?,?\s*(?=.*\p{L})/iu;

function readSites(text: string): Site[] {
  const area = areaOfPostcode(text);
  const atoms = atomsIn(text.replace(street, "").replace(zipCode, ""));
  if (area) return around(area, atoms);
  const [department] = byNumber(text);
  if (!department) return oneTown(sitesOf(atoms, { villages: false }) ?? [], text);
  const french = atoms.map((atom) => ({ ...atom, rows: atom.rows.filter((row) => countryAt(row) === "FR") }));
  const sites = sitesOf(french, { villages: true }) ?? [];
  return [...sites.filter(({ city }) => city), department];
}

const farthestInArea = 60;

/** Before a postcode the last town is meant; names before it are those of buildings: "Athlone House, London W10". */
function oneTown(sites: Site[], text: string): Site[] {
  const area = areaOfOutwardCode(text);
  const last = sites.findLast(({ city }) => city)?.city;
  if (!area || !last || distanceKm(last, area.town) > farthestInArea) return sites;
  return sites.filter(({ city, country }) => (city ? city === last : country === "GB"));
}

/** What lies around the town of a postcode; that town itself where no city is named. */
function around({ town }: PostcodeArea, atoms: Atom[]): Site[] {
  const near = atoms.map((atom) => ({
    ...atom,
    rows: atom.rows.filter((row) => distanceKm(placeAt(row), town) <= farthestInArea),
  }));
  const sites = (sitesOf(near, { villages: true }) ?? []).filter(({ country }) => country === "GB");
  const last = sites.findLast(({ city }) => city);
  if (last) return sites.filter((site) => !site.city || site === last);
  return [{ country: "GB", admin: town.adminCode, county: null, city: town }, ...sites];
}

/**
 * The cities among the names of a text, then what is left of states and countries; null where there is neither. A village
 * counts where its state or country is named too, or where something else says where it lies (`villages`).
 */
function sitesOf(atoms: Atom[], { villages }: { villages: boolean }): Site[] | null {
  const sites: Site[] = [];
  const taken = new Set<Atom>();
  for (const [at, atom] of atoms.entries()) {
    if (taken.has(atom)) continue;
    const behind = following(atoms, at);
    const rows = rowsAt(atom, behind);
    if (rows.length === 0) continue;
    const city = cityWithin(rows, [...behind, ...preceding(atoms, at)], { villages });
    if (!city) continue;
    sites.push(city.site);
    for (const each of [atom, ...city.used]) taken.add(each);
  }
  const rest = atoms.filter(
    (atom, at) => !taken.has(atom) && atom.regions.length > 0 && !isTownElsewhere(atom, atoms[at + 1]),
  );
  const found = [...sites, ...regionsOf(rest, sites)];
  return found.length > 0 ? found : null;
}

/** "Essex, Vermont": a county before a state of another country is a town there, though no list knows it. */
function isTownElsewhere({ regions }: Atom, next: Atom | undefined): boolean {
  const state = next?.regions.find(({ admin }) => admin !== null);
  return state !== undefined && regions.every(({ county, country }) => county && country !== state.country);
}

const department = /^(?<number>\d[\dAB]) [-–] /;

/** "07 - Le Pouzin" lies in the seventh French department, Ardèche. */
function byNumber(text: string): Site[] {
  const county = departmentOf(department.exec(text)?.groups?.["number"] ?? "");
  return county ? [{ country: "FR", admin: null, county, city: null }] : [];
}

/** "Durham, NC": a city that has the name of a region elsewhere, as the region behind it says. */
function rowsAt({ regions, rows, namesakes }: Atom, behind: Atom[]): number[] {
  const own = new Set(regions.map(({ country }) => country));
  const elsewhere = behind.flatMap((atom) => atom.regions).filter(({ country }) => !own.has(country));
  const there = namesakes.filter((row) => elsewhere.some((region) => liesWithin(row, region)));
  return there.length > 0 ? there : rows;
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

/** Amsterdam in the state of New York is so many times smaller that "Amsterdam, New York" means two cities. */
const outshone = 20;
/** The likeliest namesake within the regions around it; null where none lies there. */
function cityWithin(
  rows: number[],
  around: Atom[],
  { villages }: { villages: boolean },
): { site: Site; used: Atom[] } | null {
  const { populations } = gazetteer();
  let left = rows;
  const used: Atom[] = [];
  for (const atom of around) {
    const within = left.filter((row) => atom.regions.some((region) => liesWithin(row, region)));
    if (within.length === 0) {
      if (used.length === 0 && atom.rows.length === 0) return null;
      continue;
    }
    if (atom.rows.length > 0 && largestOf(within) * outshone < largestOf(left)) continue;
    left = within;
    used.push(atom);
  }
  const likely = (row: number) => (used.length > 0 ? populations[row]! : likelihoodOf(row));
  const known = villages || used.length > 0 ? left : left.filter(isCity);
  const [best] = known.toSorted((a, b) => likely(b) - likely(a));
  if (best === undefined) return null;
  const city = placeAt(best);
  return { site: { country: city.countryCode, admin: city.adminCode, county: null, city }, used };
}

function largestOf(rows: number[]): number {
  return Math.max(0, ...rows.map((row) => gazetteer().populations[row]!));
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

/** "Boston, MA, United States", "Devon, United Kingdom", "Texas, United States". */
export function siteName({ city, ...region }: Site): string {
  return city ? city.label : regionLabel(region);
}
