import { countryCode, countryName } from "#shared/places/countries.ts";
import { usStates } from "#shared/places/us-states.data.ts";
import { adminNames, adminShortForms } from "./admin-names.data.ts";
import { counties, departments } from "./counties.data.ts";
import { placeKey } from "./place-key.ts";
import { regionGroups, regionNames } from "./region-names.data.ts";

/** A country as a whole, or a state or county in it. */
export interface Region {
  /** ISO code. */
  country: string;
  /** The state's code of the gazetteer; null for a whole country or a county. */
  admin: string | null;
  /** A county, or a part of several states or counties: what the gazetteer does not know. */
  county: string | null;
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
  if (isNation.test(plain)) return fromState;
  const isCode = /^[A-Z]{2}$/.test(plain);
  return isCode && !statesLast.has(plain) ? [...fromState, ...country] : [...country, ...fromState];
}

/** Parts of the United Kingdom, which is more. */
const isNation = /^(?:england|scotland|wales|northern ireland)$/i;
/** Codes that name a country before the state that has the same one: “ES” is Spain, not Espírito Santo. */
const statesLast = new Set("DE IN US UK GB AM BA ES MG RO RS SE TO".split(" "));

function allRegions(): Map<string, Region[]> {
  const regions = new Map<string, Region[]>();
  const add = (name: string, region: Region) => {
    const known = regions.get(name) ?? [];
    if (!known.some((each) => regionKey(each) === regionKey(region))) regions.set(name, [...known, region]);
  };
  for (const [country, names] of statesByCountry())
    for (const [admin, name] of names) add(placeKey(name), { country, admin, county: null });
  for (const admin of Object.keys(usStates)) add(admin, { country: "US", admin, county: null });
  for (const [country, forms] of Object.entries(adminShortForms)) {
    for (const [form, admin] of Object.entries(forms)) add(form, { country, admin, county: null });
  }
  for (const [country, own] of Object.entries(counties)) {
    for (const { name: county } of own) add(placeKey(county), { country, admin: null, county });
  }
  for (const county of departments.filter(isNoCity)) {
    add(placeKey(county), { country: "FR", admin: null, county });
  }
  for (const [country, groups] of Object.entries(regionGroups)) {
    for (const names of Object.keys(groups))
      for (const name of names.split("|"))
        add(keyOf(name), { country, admin: null, county: names.split("|")[0]! });
  }
  return regions;
}

/** Departments that are called like a city, or a word of every day, are not asked for by their name. */
function isNoCity(name: string): boolean {
  return !/^(?:Paris|Nord|Cher|Lot|Manche|Somme|Vienne|Loire|Eure|Jura|Var|Ain|Aude|Orne|Oise|Tarn|Creuse|Aube|Gard|Landes|Rhône|Meuse|Marne|Corse|Indre)$/.test(
    name,
  );
}

/** The French department of a number, as postings write it: "07". */
export function departmentOf(number: string): string | null {
  return departments[Number(number.replace(/[AB]$/, "0")) - 1] ?? null;
}

/** Names of two and three letters are compared as they are written: "PNW". */
function keyOf(name: string): string {
  return /^[A-Z]{2,3}$/.test(name) ? name : placeKey(name);
}

/** Each name of each state: those of the labels of cities first, then all others that are typed. */
function statesByCountry(): [country: string, names: [admin: string, name: string][]][] {
  const shown = Object.entries({ US: usStates, ...adminNames }).map(
    ([country, names]): [string, [string, string][]] => [country, Object.entries(names)],
  );
  const typed = Object.entries(regionNames).map(([country, names]): [string, [string, string][]] => [
    country,
    Object.entries(names).flatMap(([admin, all]) =>
      all.split("|").map((name): [string, string] => [admin, name]),
    ),
  ]);
  return [...shown, ...typed];
}

/** "Devon, United Kingdom", "Texas, United States", "Germany". */
export function regionLabel({ country, admin, county }: Region): string {
  const state = county ?? (admin && stateName(country, admin));
  return [state, countryName(country)].filter(Boolean).join(", ");
}

/** A state by its code, as it is shown. */
export function stateName(country: string, admin: string): string | null {
  const names = country === "US" ? usStates : adminNames[country];
  return names?.[admin] ?? regionNames[country]?.[admin]?.split("|")[0] ?? null;
}

/** How a state or county is called in an index: "US-TX", "GB-Kent"; a whole country has its code. */
export function regionKey({ country, admin, county }: Region): string {
  const within = admin ?? county;
  return within ? `${country}-${within}` : country;
}

/** What lies in a state or county, itself included, as an index calls it: Yorkshire has four counties. */
export function regionKeysWithin(region: Region): string[] {
  const groups = Object.entries(regionGroups[region.country] ?? {});
  const [, members = []] = groups.find(([names]) => names.split("|")[0] === region.county) ?? [];
  return [regionKey(region), ...members.flatMap((name) => memberKeys(region.country, name))];
}

function memberKeys(country: string, name: string): string[] {
  return regionsNamed(name)
    .filter((each) => each.country === country)
    .map(regionKey);
}
