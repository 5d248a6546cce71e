import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { countryName } from "#shared/places/countries.ts";
import { usStates } from "#shared/places/us-states.data.ts";
import { adminNames } from "./admin-names.data.ts";
import { placeKey } from "./place-key.ts";

/** A city of at least 5,000 people. */
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

/** The cities column by column, sorted by key; a row becomes a Place only when somebody asks for it. */
export interface Gazetteer {
  keys: string[];
  names: string[];
  countries: string[];
  admins: string[];
  populations: Float64Array;
  latitudes: Float64Array;
  longitudes: Float64Array;
  ids: string[];
}

let loaded: Gazetteer | undefined;

/** The cities of GeoNames (CC BY 4.0), read on first use. */
export function gazetteer(): Gazetteer {
  return (loaded ??= read());
}

/** One row of the gazetteer as a place. */
export function placeAt(row: number): Place {
  const { names, countries, admins, populations, latitudes, longitudes, ids } = gazetteer();
  const countryCode = countries[row] ?? "";
  const adminCode = admins[row] ?? "";
  const name = names[row] ?? "";
  const adminName = adminNameOf(countryCode, adminCode);
  const country = countryName(countryCode) ?? countryCode;
  const shown = countryCode === "US" ? adminCode : (adminName ?? "");
  return {
    id: ids[row] ?? "",
    name,
    label: [name, shown === name ? "" : shown, country === name ? "" : country].filter(Boolean).join(", "),
    adminCode,
    adminName,
    countryCode,
    country,
    population: populations[row] ?? 0,
    latitude: latitudes[row] ?? 0,
    longitude: longitudes[row] ?? 0,
  };
}

export function adminNameOf(countryCode: string, adminCode: string): string | null {
  const names = countryCode === "US" ? usStates : adminNames[countryCode];
  return names?.[adminCode] ?? null;
}

function read(): Gazetteer {
  const text = brotliDecompressSync(readFileSync(new URL("places.br", import.meta.url))).toString("utf8");
  const columns = splitColumns(text);
  const column = (index: number) => columns[index] ?? [];
  return {
    keys: column(0).map(placeKey),
    names: column(0),
    countries: column(1),
    admins: column(2),
    populations: Float64Array.from(column(3), Number),
    latitudes: Float64Array.from(column(4), Number),
    longitudes: Float64Array.from(column(5), Number),
    ids: column(6),
  };
}

/** The first line of a packed file is a column's length, so that empty cells cannot be mistaken for its end. */
function splitColumns(text: string): string[][] {
  const lines = text.split("\n");
  const length = Number(lines[0]);
  return Array.from({ length: 7 }, (_, column) =>
    lines.slice(1 + column * length, 1 + (column + 1) * length),
  );
}
