import { countryCode, countryName, regionName } from "#shared/places/countries.ts";
import { regionKey } from "#server/places/asked-place.ts";
import { regionsNamed, sitesIn } from "#server/places/sites.ts";
import { worldRegions } from "#server/places/world-regions.data.ts";

/** A country by its full name; null for what names none, or a part of the world. */
export function countryOf(region: string): string | null {
  return countryCode(region) ? regionName(region) : null;
}

/** The countries that remote work may be done from, those of a part of the world included; none where one is unknown. */
export function remoteCountries(regions: string[]): string[] {
  const countries = regions.map((region) => {
    const part = worldRegions[regionName(region) ?? ""];
    if (part) return part.split(" ");
    const [first] = regionsNamed(region);
    return first ? [first.country] : (sitesIn(region)[0]?.country ?? null);
  });
  if (countries.some((each) => each === null)) return [];
  return [...new Set(countries.flat())].flatMap((code) => countryName(code!) ?? []);
}

/** The states that places lie in, and the counties they name. */
export function regionsOf(locations: string[]): string[] {
  const states = locations
    .flatMap((location) => sitesIn(location))
    .flatMap(({ country, admin }) => (admin ? [regionKey(country, admin)] : []));
  const counties = locations
    .flatMap((location) => location.split(/\s*[,;/|()-]\s*/))
    .flatMap((part) => regionsNamed(part))
    .flatMap(({ country, county }) => (county ? [regionKey(country, county)] : []));
  return [...new Set([...states, ...counties])];
}

const remoteWords =
  /\b(?:telehealth|telemedicine|teletherapy|fully remote|100 ?% remote|remote(?:ly)? (?:position|role|job|work(?:ing)?|opportunity)|work(?:ing)? remotely|work(?:ing)? from home|home[- ]working|home[- ]based)\b/i;
const noRemote = /\b(?:not|no|non)[- ](?:a )?(?:remote|home[- ]based)|\bremote (?:is|work is) not\b/i;

/** Whether a text speaks of work from home, though no field says so. */
export function saysRemote(text: string): boolean {
  return remoteWords.test(text) && !noRemote.test(text);
}
