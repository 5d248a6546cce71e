import { countryCode, countryName, regionName } from "#shared/places/countries.ts";
import { foreignCountry } from "./country-names.ts";
import { partOfCountry } from "./part-of-country.ts";
import { citiesNamed, findPlace, isCity, placesNamed } from "./places.ts";
import { countryAt, placeAt, type Place } from "./gazetteer.ts";
import { metroAreas, wideCities } from "./metro-areas.data.ts";
import { placeKey } from "./place-key.ts";
import { areaAround } from "./british-areas.ts";
import { type Region, regionKey, regionKeysWithin, regionLabel, regionsNamed, stateName } from "./regions.ts";
import { worldRegions } from "./world-regions.data.ts";

/** One place as someone means it: a city with what one reaches from it, a state or county, a country, a part of the world. */
export interface AskedPlace {
  /** "Cambridge, England, United Kingdom", "Texas, United States", "Europe": it reads back as the same place. */
  label: string;
  /** Only of a city. */
  city: Readonly<Place> | null;
  /** How far around a city, where nobody said. */
  radiusKm: number;
  /** A state or county and what lies in it, as `regionKey` writes them; none for everything else. */
  regions: string[];
  /** The countries it lies in, or that it names; ISO codes. */
  countries: string[];
  /** Cities of the same name elsewhere, the largest first. */
  namesakes: string[];
  /** Whether something behind the name says which one: "Cambridge MA", "Los Angeles area". */
  qualified: boolean;
}

interface Candidate {
  place: AskedPlace;
  /** How likely it is meant: the logarithm of its people, more for what lies in the searcher's country. */
  score: number;
}
const atHome = 1.5;
/** What cities that everyone knows have of it: London is rarely the one in Ontario, even in Canada. */
const everywhere = 0.25;
const knownEverywhere = 1_000_000;
const scoreOf = { county: 5, state: 5.7, country: 6.7 };
const smallestNamesake = 30_000;
const mostNamesakes = 3;

/** The place a name means to someone in a country; null where the name is in no list. */
export function askedPlace(text: string, home: string | null = null): AskedPlace | null {
  const name = text.trim().replace(/^the /i, "");
  const key = placeKey(name);
  if (key === "") return null;
  const part = worldRegions[regionName(name) ?? ""];
  if (part) return { ...nowhere, label: regionName(name)!, countries: part.split(" ") };
  const metro = metroAreas[key];
  if (metro) return { ...cityOf(findPlace(metro[0])!), radiusKm: metro[1], qualified: true };
  const around =
    /^(?:greater|central|inner|downtown|around|suburban|raum|grossraum|umgebung|region|zona|outside|regio) (?:of |von |de )?(.+)$|^(.+?) (?:area|metro|metropolitan area|metro area|region|suburbs?|suburban area|surroundings|outskirts)$|^(?:suburbs?|outskirts|area|surroundings) of (.+)$/.exec(
      key,
    );
  if (around) {
    const inner = askedPlace(around[1] ?? around[2] ?? around[3]!, home);
    if (inner?.city) return { ...inner, radiusKm: Math.max(inner.radiusKm, 50), qualified: true };
  }
  return (
    qualifiedPlace(name) ??
    foreignPlace(name) ??
    sidePlace(name) ??
    likeliest(name, home) ??
    partOfState(name, home)
  );
}

/** A country as other languages than English call it; a city of that name is meant less often. */
function foreignPlace(name: string): AskedPlace | null {
  const code = foreignCountry(name);
  return code ? { ...nowhere, label: countryName(code)!, countries: [code] } : null;
}

/** "South of France": the states on that side. */
function sidePlace(name: string): AskedPlace | null {
  const part = regionsNamed(name).length > 0 ? null : partOfCountry(name);
  if (!part) return null;
  const { country, side, admins } = part;
  return {
    ...nowhere,
    label: `${side[0]!.toUpperCase()}${side.slice(1)} of ${countryName(country)}`,
    regions: admins.map((admin) => regionKey({ country, admin, county: null })),
    countries: [country],
    qualified: true,
  };
}

/** "Upstate New York", "north Wales": the state, as nobody draws a line through it. */
function partOfState(name: string, home: string | null): AskedPlace | null {
  const [, state] =
    /^(?:(?:north|south|east|west|mid|central)(?:ern)?|upstate|rural)[ -](.+)$/i.exec(name) ?? [];
  const inner = state === undefined ? null : likeliest(state, home);
  return inner && inner.regions.length > 0 ? { ...inner, qualified: true } : null;
}

const nowhere: AskedPlace = {
  label: "",
  city: null,
  radiusKm: 0,
  regions: [],
  countries: [],
  namesakes: [],
  qualified: false,
};

/** "Cambridge, MA", "cambridge ma", "london uk": a name and what it lies in. */
function qualifiedPlace(name: string): AskedPlace | null {
  if (name.includes(",")) {
    const county = regionsNamed(name.split(",")[0]!).find(
      (each) => each.county !== null && regionLabel(each) === name,
    );
    if (county) return regionPlace(county);
    const city = findPlace(name);
    if (city) return { ...cityOf(city), qualified: true };
    const [region] = regionsNamed(name.split(",")[0]!);
    return region ? regionPlace(region) : null;
  }
  const words = name.split(/\s+/);
  for (let at = words.length - 1; at > 0; at--) {
    const [city, within] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const written = within.length <= 3 ? within.toUpperCase() : within;
    if (citiesNamed(name).length > 0) continue;
    const regions = regionsNamed(written);
    const [found] = placesNamed(city)
      .map(placeAt)
      .filter((place) => regions.some((region) => liesWithin(place, region)))
      .toSorted((a, b) => b.population - a.population);
    if (found) return { ...cityOf(found), qualified: true };
  }
  return null;
}

function liesWithin({ countryCode, adminCode }: Place, { country, admin, county }: Region): boolean {
  return countryCode === country && county === null && (admin === null || admin === adminCode);
}

/** Of all that carry a name the one that is likeliest meant, with the cities it was not. */
function likeliest(name: string, home: string | null): AskedPlace | null {
  const cities = placesNamed(name)
    .filter((row) => isCity(row) || countryAt(row) === home)
    .map(placeAt);
  const bonus = (country: string) => (country === home ? atHome : 0);
  const fame = ({ population }: Place) => (population >= knownEverywhere ? everywhere : 0);
  const candidates: Candidate[] = [
    ...cities.map((city) => ({
      place: cityOf(city),
      score: Math.log10(Math.max(1, city.population)) + Math.max(bonus(city.countryCode), fame(city)),
    })),
    ...regionsMeant(name, home).map((region) => ({
      place: regionPlace(region),
      score: scoreOf[region.county ? "county" : region.admin ? "state" : "country"] + bonus(region.country),
    })),
  ];
  const [best] = candidates.toSorted((a, b) => b.score - a.score);
  if (!best) return countryPlace(name);
  const others = candidates
    .filter(
      ({ place: { city } }) => city && city.id !== best.place.city?.id && city.population >= smallestNamesake,
    )
    .toSorted((a, b) => b.score - a.score);
  const namesakes = best.place.city ? others.map(({ place }) => place.label) : [];
  return { ...best.place, namesakes: [...new Set(namesakes)].slice(0, mostNamesakes) };
}

/** "South East" is a part of England, but only to someone there. */
function regionsMeant(name: string, home: string | null): Region[] {
  const isCompass = /^(?:the )?(?:north|south|mid)[ -]?(?:east|west|lands)?$/i.test(name);
  return regionsNamed(name).filter(({ country }) => !isCompass || country === home);
}

function countryPlace(name: string): AskedPlace | null {
  const code = countryCode(name) ?? (name.toLowerCase() === "us" ? "US" : null);
  return code ? { ...nowhere, label: countryName(code)!, countries: [code] } : null;
}

function regionPlace(region: Region): AskedPlace {
  return {
    ...nowhere,
    label: regionLabel(region),
    regions: (region.admin ?? region.county) ? regionKeysWithin(region) : [],
    countries: [region.country],
  };
}

/** The state or county that a city lies in; null where none is known. */
export function stateAround({ city }: AskedPlace): AskedPlace | null {
  if (!city) return null;
  const { countryCode: country, adminCode: admin } = city;
  if (country === "GB" && admin === "ENG")
    return regionPlace({ country, admin: null, county: areaAround(city).county });
  return stateName(country, admin) ? regionPlace({ country, admin, county: null }) : null;
}

function cityOf(city: Readonly<Place>): AskedPlace {
  return {
    ...nowhere,
    label: city.label,
    city,
    radiusKm: wideCities[city.label] ?? reachOf(city.population),
    countries: [city.countryCode],
  };
}

/** How far people come to work in a city of so many. */
function reachOf(population: number): number {
  if (population > 1_000_000) return 30;
  return population > 300_000 ? 25 : 20;
}
