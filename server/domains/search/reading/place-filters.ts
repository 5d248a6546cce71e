import { splitTypedPlaces } from "#shared/places/typed-places.ts";
import { countryName } from "#shared/places/countries.ts";
import { isWorldwide, worldwide } from "#shared/places/worldwide.ts";
import { type AskedPlace, askedPlace } from "#server/places/asked-place.ts";
import { listedPlaces } from "#server/places/typed-places.ts";
import type { Filter, IndexDefinition } from "#server/search-engine/index.ts";

/** Where someone wants to work: "Paris, London or remote" is two places and remote. */
export interface Where {
  places: AskedPlace[];
  remote: boolean;
  /** Any place will do, and not the one that goes without saying. */
  anywhere: boolean;
}

type Attributes = IndexDefinition["attributes"];

/** The places of a field of their own, as someone in a country means them. */
export function placesTyped(text: string, home: string | null): Where {
  const { names, remote } = splitTypedPlaces(text);
  const places = names.flatMap(listedPlaces).flatMap((name) => askedPlace(name, home) ?? []);
  return { places, remote, anywhere: names.some(isWorldwide) };
}

/** Work at these places; a distance that someone chose holds around every city. */
export function atPlaces(places: AskedPlace[], attributes: Attributes, radiusKm?: number): Filter[] {
  return places.flatMap(({ city, radiusKm: own, regions, countries }): Filter[] => {
    if (city) return attributes.where ? [{ attribute: "where", near: city, km: radiusKm ?? own }] : [];
    if (regions.length > 0) return attributes.region ? [{ attribute: "region", is: regions }] : [];
    return attributes.country ? [{ attribute: "country", is: namesOf(countries) }] : [];
  });
}

/** Remote work that may be done from these countries; a posting that leaves open from where does not say no. */
export function remoteFrom(countries: string[], attributes: Attributes): Filter {
  const remote: Filter = { attribute: attributes.mayBeRemote ? "mayBeRemote" : "remote", is: true };
  if (countries.length === 0 || !attributes.remoteFrom) return remote;
  const names = namesOf(countries);
  const unsaid: Filter = { attribute: "remoteFrom", given: false };
  const allowed: Filter[] = [
    saysFrom(names),
    { and: [unsaid, { attribute: "country", is: names }] },
    { and: [unsaid, { attribute: "country", given: false }] },
  ];
  return { and: [remote, { or: allowed }] };
}

/** Work whose posting says that it may be done from one of these countries, or from anywhere. */
export function saysFrom(names: string[]): Filter {
  return { attribute: "remoteFrom", is: [...names, worldwide] };
}

export function countriesOf(places: AskedPlace[]): string[] {
  return [...new Set(places.flatMap(({ countries }) => countries))];
}

export function namesOf(countries: string[]): string[] {
  return countries.flatMap((code) => countryName(code) ?? []);
}
