import { kmToCounty, stateOfCounty } from "#server/places/counties.ts";
import { distanceKm } from "#server/places/places.ts";
import { regionKey, regionKeysWithin } from "#server/places/regions.ts";
import type { Site } from "#server/places/sites.ts";
import type { Constraint } from "./constraint.ts";

export type Nearness = Constraint["verdict"];

/** Up to here people commute as a rule, and up to the second some do; farther where distances are long. */
const commute = { usual: 40, long: 50 };
const wideCommute = { usual: 50, long: 80 };
const wideCountries = new Set(["US", "CA", "AU"]);

/** Whether an offered place is one that is wanted: in its reach, or inside the wanted state or country. */
export function within(offered: Site, wanted: Site): Nearness {
  if (offered.country !== wanted.country) return "conflict";
  return wanted.city ? nearCity(offered, wanted.city) : inRegion(offered, wanted);
}

function nearCity(offered: Site, wanted: NonNullable<Site["city"]>): Nearness {
  const { usual, long } = wideCountries.has(offered.country) ? wideCommute : commute;
  if (offered.city) {
    const km = distanceKm(offered.city, wanted);
    return km <= usual ? "ok" : km <= long ? "unknown" : "conflict";
  }
  const state = stateOf(offered);
  if (state !== null && state !== wanted.adminCode) return "conflict";
  const km = offered.county === null ? null : kmToCounty(wanted, offered.county);
  return km !== null && km > usual ? "conflict" : "unknown";
}

function inRegion(offered: Site, wanted: Site): Nearness {
  const [region, state] = [offered.county ?? stateOf(offered), stateOf(wanted)];
  if (wanted.county === null && state === null) return "ok";
  if (region === null) return "unknown";
  if (wanted.county === null) return stateOf(offered) === state ? "ok" : "conflict";
  if (offered.county !== null)
    return regionKeysWithin(wanted).includes(regionKey({ ...offered, admin: null })) ? "ok" : "conflict";
  if (offered.city === null) return state === null || stateOf(offered) === state ? "unknown" : "conflict";
  const km = kmToCounty(offered.city, wanted.county);
  return km === null ? "unknown" : km === 0 ? "ok" : km <= commute.usual ? "unknown" : "conflict";
}

/** The state of a place, or of its county. */
function stateOf({ country, admin, county }: Site): string | null {
  return admin ?? (county === null ? null : stateOfCounty(country, county));
}
