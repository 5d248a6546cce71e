import { countryCode, countryName } from "#shared/places/countries.ts";
import { usStates } from "#shared/places/us-states.data.ts";
import { placeKey } from "./place-key.ts";
import { findPlace } from "./places.ts";

/** Codes that boards use for the country, though a state has the same one. */
const countriesFirst = new Set(["DE", "IN"]);
const cityAbbreviations = new Set(["nyc", "sf", "la", "dc", "philly", "vegas"]);
const nations = new Set(["england", "scotland", "wales", "northern ireland"]);

/** A place of a board as people write it: "SF" is "San Francisco, CA, United States", "TX" is "Texas, United States", "UK" is "United Kingdom". */
export function writtenPlace(text: string): string {
  const plain = text.trim();
  const key = placeKey(plain);
  if (cityAbbreviations.has(key)) return findPlace(plain)?.label ?? plain;
  if (nations.has(key)) return `${plain}, United Kingdom`;
  const code = countriesFirst.has(plain) ? undefined : usStates[plain];
  const state = code ?? (countryCode(plain) || key === "new york" ? undefined : stateNamed(key));
  if (state) return `${state}, United States`;
  const country = countryCode(plain);
  return country ? (countryName(country) ?? plain) : plain;
}

let statesByKey: Map<string, string> | undefined;

function stateNamed(key: string): string | undefined {
  statesByKey ??= new Map(Object.values(usStates).map((name) => [placeKey(name), name]));
  return statesByKey.get(key);
}
