import { countryName, regionName } from "./countries.ts";
import { usStates } from "./us-states.data.ts";

/** Codes of states that alone are as likely a country's: Germany, Canada and India. */
const asLikelyCountries = new Set(["DE", "CA", "IN"]);

/** States whose names with the country behind them are read as a city. */
const namedLikeCities = new Set(["NY", "WA"]);

export function isStateCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && text in usStates;
}

/**
 * The country, part of the world or state of the USA that a name means within the text of a job's places: "GA" and "MN" are
 * Georgia and Minnesota, but "CO" beside "AT" or behind "Colombia" is a country.
 */
export function remoteRegion(name: string, text: string): string | null {
  if (!isStateCode(name) || !isState(name, text)) return regionName(name);
  return `${namedLikeCities.has(name) ? name : usStates[name]}, United States`;
}

function isState(code: string, text: string): boolean {
  const country = countryName(code);
  if (country === null) return true;
  if (namesWhole(text, country)) return false;
  const others = (text.match(/\b[A-Z]{2}\b/g) ?? []).filter((other) => other !== code && other !== "US");
  if (others.some((other) => !isStateCode(other) && regionName(other) !== null)) return false;
  return (
    !asLikelyCountries.has(code) ||
    others.some((other) => isStateCode(other) && !asLikelyCountries.has(other))
  );
}

/** "India" isn't named by "Indiana". */
function namesWhole(text: string, country: string): boolean {
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}]+/gu, " ")} `.includes(` ${country.toLowerCase()} `);
}
