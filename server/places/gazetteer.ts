import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { countryName } from "#shared/places/countries.ts";
import { usStates } from "#shared/places/us-states.data.ts";
import { adminNames } from "./admin-names.data.ts";
import { placeKey } from "./place-key.ts";

/** A city, or a village of at least 1,000 people. */
export interface Place {
  id: string;
  name: string;
  /** "San Francisco, CA, United States". */
  label: string;
  adminCode: string;
  adminName: string | null;
  countryCode: string;
  country: string;
  population: number;
  latitude: number;
  longitude: number;
}

/** The cities column by column, sorted by key; a row becomes a Place only when someone asks for it. */
export interface Gazetteer {
  keys: string[];
  names: string[];
  /** Two letters a row. */
  countries: string;
  admins: string[];
  populations: Uint32Array;
  /** In hundredths of a degree. */
  latitudes: Int16Array;
  longitudes: Int16Array;
  ids: Uint32Array;
}

/** Towns that GeoNames counts without most of their people, by id. */
const peopleOf: Record<string, number> = {
  /** Kingston upon Thames. */
  6690829: 43_000,
  /** Richmond upon Thames. */
  2639389: 21_000,
};

let loaded: Gazetteer | undefined;

/** The cities of GeoNames (CC BY 4.0), read on first use. */
export function gazetteer(): Gazetteer {
  return (loaded ??= read());
}

/** One row of the gazetteer as a place. */
export function placeAt(row: number): Place {
  const { names, admins, populations, latitudes, longitudes, ids } = gazetteer();
  const countryCode = countryAt(row);
  const adminCode = admins[row] ?? "";
  const name = names[row] ?? "";
  const adminName = adminNameOf(countryCode, adminCode);
  const country = countryName(countryCode) ?? countryCode;
  const shown = countryCode === "US" ? adminCode : (adminName ?? "");
  return {
    id: String(ids[row] ?? ""),
    name,
    label: [name, shown === name ? "" : shown, country === name ? "" : country].filter(Boolean).join(", "),
    adminCode,
    adminName,
    countryCode,
    country,
    population: populations[row] ?? 0,
    latitude: (latitudes[row] ?? 0) / 100,
    longitude: (longitudes[row] ?? 0) / 100,
  };
}

export function adminNameOf(countryCode: string, adminCode: string): string | null {
  const names = countryCode === "US" ? usStates : adminNames[countryCode];
  return names?.[adminCode] ?? null;
}

/** The country of a row. */
export function countryAt(row: number): string {
  return gazetteer().countries.slice(2 * row, 2 * row + 2);
}

/** Counts, ids, populations and coordinates as numbers of the machine, then countries, states and names as text. */
function read(): Gazetteer {
  const { buffer } = new Uint8Array(
    brotliDecompressSync(readFileSync(new URL("places.br", import.meta.url))),
  );
  const count = new Uint32Array(buffer, 0, 1)[0] ?? 0;
  const [countries = "", admins = "", ...names] = new TextDecoder()
    .decode(new Uint8Array(buffer, 4 + 12 * count))
    .split("\n");
  const ids = new Uint32Array(buffer, 4, count);
  const populations = new Uint32Array(buffer, 4 + 4 * count, count);
  for (const [id, people] of Object.entries(peopleOf)) populations[ids.indexOf(Number(id))] = people;
  return {
    keys: names.map(placeKey),
    names,
    countries,
    admins: admins.split(","),
    ids,
    populations,
    latitudes: new Int16Array(buffer, 4 + 8 * count, count),
    longitudes: new Int16Array(buffer, 4 + 10 * count, count),
  };
}
