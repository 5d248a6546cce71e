import { countryCode } from "#shared/places/countries.ts";
import { findPlace, isWithinName } from "./places.ts";
import { regionsNamed } from "./regions.ts";

/** Commas part a city from its state and country, and one city from the next. */
export function listedPlaces(name: string): string[] {
  const places: string[] = [];
  for (const part of name.split(/\s*,\s*/).filter(Boolean)) {
    const before = places.at(-1);
    if (before === undefined || (!isWithin(before, part) && (findPlace(part) || countryCode(part))))
      places.push(part);
    else places[places.length - 1] = `${before}, ${part}`;
  }
  return places;
}

/** "Yorkshire" and "United Kingdom", "Leeds" and "England". */
function isWithin(name: string, part: string): boolean {
  const country = countryCode(part);
  const isRegion = regionsNamed(name).some(
    (region) => region.country === country && (region.county ?? region.admin) !== null,
  );
  return isRegion || isWithinName(name, part);
}
