import { countryCode, countryName } from "#shared/places/countries.ts";
import { splitTypedPlaces } from "#shared/places/typed-places.ts";
import { findPlace, isWithinName, type Place } from "./places.ts";

export interface ReadPlaces {
  cities: Place[];
  /** In their full names. */
  countries: string[];
  remote: boolean;
  /** What is in no list. */
  unknown: string[];
}

/** The places a text asks for: "Paris, London or remote" are two cities and remote, "Paris, France" is one. */
export function readTypedPlaces(text: string): ReadPlaces {
  const { names, remote } = splitTypedPlaces(text);
  const read: ReadPlaces = { cities: [], countries: [], remote, unknown: [] };
  for (const name of names.flatMap(listedPlaces)) {
    const code = countryCode(name) ?? countryCode(name.toUpperCase());
    const city = findPlace(name);
    if (city) {
      if (!read.cities.some(({ id }) => id === city.id)) read.cities.push(city);
    } else if (code) read.countries.push(countryName(code)!);
    else read.unknown.push(name);
  }
  return read;
}

/** Commas part a city from its state and country, and one city from the next. */
export function listedPlaces(name: string): string[] {
  const places: string[] = [];
  for (const part of name.split(/\s*,\s*/).filter(Boolean)) {
    const before = places.at(-1);
    if (before === undefined || (!isWithinName(before, part) && (findPlace(part) || countryCode(part))))
      places.push(part);
    else places[places.length - 1] = `${before}, ${part}`;
  }
  return places;
}
