import { countryName, regionName } from "#shared/places/countries.ts";
import { isWorldwide, worldwide } from "#shared/places/worldwide.ts";
import { basedIn } from "#server/places/based-in.ts";
import { areaAround } from "#server/places/british-areas.ts";
import { metroAreas } from "#server/places/metro-areas.data.ts";
import { placeKey } from "#server/places/place-key.ts";
import { findPlace } from "#server/places/places.ts";
import { placesInText } from "#server/places/places-in-text.ts";
import { regionKey, regionsNamed } from "#server/places/regions.ts";
import { type Site, sitesIn } from "#server/places/sites.ts";
import type { Point } from "#server/search-engine/index.ts";
import { worldRegions } from "#server/places/world-regions.data.ts";

/**
 * The countries that remote work may be done from, those of a part of the world included, or the whole world; none where one
 * is unknown. What is open to the whole world may still say in its text where one has to be.
 */
export function remoteCountries(stated: string[], text = ""): string[] {
  const narrowed = stated.some(isWorldwide) ? basedIn(text) : [];
  const regions = narrowed.length > 0 ? narrowed : stated;
  if (regions.some(isWorldwide)) return [worldwide];
  const countries = regions.map((region) => {
    const part = worldRegions[regionName(region) ?? ""];
    if (part) return part.split(" ");
    const [first] = regionsNamed(region);
    return first ? [first.country] : (sitesIn(region)[0]?.country ?? null);
  });
  if (countries.some((each) => each === null)) return [];
  return [...new Set(countries.flat())].flatMap((code) => countryName(code!) ?? []);
}

/** Where a job is: in the places it names or, where its field names none, in those of its title, and of its text. */
export function jobSites(locations: string[], { title, text }: { title: string; text: string }): Site[] {
  const named = locations.flatMap(sitesIn);
  if (named.length > 0) return named;
  return sitesNamed(title, locations.length > 0 ? title : text);
}

function sitesNamed(title: string, text: string): Site[] {
  const sites = placesInText(title, text);
  const likely = text.includes("£") ? "GB" : text.includes("$") ? "US" : null;
  const best = sites.toSorted((a, b) => weightOf(b, likely) - weightOf(a, likely))[0];
  return best ? sites.filter(({ country }) => country === best.country) : [];
}

/** Of towns of one name the largest is meant, and rather one in the country whose money the text names. */
function weightOf({ city, country }: Site, likely: string | null): number {
  return (city?.population ?? 100_000) * (country === likely ? 100 : 1);
}

/** The states and counties that places lie in, and the counties they name: Norfolk in Nebraska is none. */
export function regionsOf(sites: Site[], locations: string[]): string[] {
  const states = sites.filter(({ admin, county }) => admin ?? county).map(regionKey);
  const around = sites.flatMap(({ city, country }) =>
    city && country === "GB" ? [regionKey({ country, admin: null, county: areaAround(city).county })] : [],
  );
  const counties = locations.flatMap((location) => {
    const countries = new Set(sitesIn(location).map(({ country }) => country));
    return location
      .split(/\s*[,;/|()-]\s*/)
      .flatMap((part) => regionsNamed(part))
      .filter(({ county, country }) => county && countries.has(country))
      .map(regionKey);
  });
  return [...new Set([...states, ...around, ...counties])];
}

/** The cities of places; a county that is a city and what lies around it counts as that city. */
export function pointsOf(sites: Site[]): Point[] {
  return sites.flatMap(({ city, county, country }) => {
    const [center] = (county && country === "GB" && metroAreas[placeKey(county)]) || [];
    const place = city ?? (center ? findPlace(center) : null);
    return place ? [{ latitude: place.latitude, longitude: place.longitude }] : [];
  });
}

const remoteWords =
  /\b(?:telehealth|telemedicine|teletherapy|fully remote|100 ?% remote|remote(?:ly)? (?:position|role|job|work(?:ing)?|opportunity)|work(?:ing)? remotely|work(?:ing)? from home|home[- ]working|home[- ]based)\b/i;
const noRemote = /\b(?:not|no|non)[- ](?:a )?(?:remote|home[- ]based)|\bremote (?:is|work is) not\b/i;

/** Whether a text speaks of work from home, though no field says so. */
export function saysRemote(text: string): boolean {
  return remoteWords.test(text) && !noRemote.test(text);
}
