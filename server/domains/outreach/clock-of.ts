import zoneAt from "@photostructure/tz-lookup";
import type { Reader } from "#server/database/open.ts";
import { timeZoneOf } from "#server/domains/companies/index.ts";
import { minutesAhead, zonesOfSite } from "#server/matching-engine/conditions/time-zones.ts";
import { type Site, sitesIn } from "#server/places/sites.ts";

interface Read {
  /** Of who has an account. */
  account: { timeZone: string; timeZoneChosen: boolean } | null | undefined;
  location: string | null | undefined;
  companyId: string;
  now: Date;
}
/** The clock someone is written to by: their account's, that of where they live, or else the company's. */
export async function clockOf(db: Reader, { account, location, companyId, now }: Read): Promise<string> {
  // An account that never told its clock has this one.
  const told = account && (account.timeZoneChosen || account.timeZone !== "UTC");
  if (told) return account.timeZone;
  return (location && zoneOfPlace(location, now)) || timeZoneOf(db, companyId);
}

/** The zone of a place whose clocks all show the same; null where it has several, or is not known. */
function zoneOfPlace(text: string, now: Date): string | null {
  const day = now.toISOString().slice(0, 10);
  const zones = sitesIn(text).flatMap(zonesWithin);
  const shown = new Set(zones.map((zone) => minutesAhead(zone, day)));
  return shown.size === 1 ? zones[0]! : null;
}

/** A city has one clock, also in a country of several. */
function zonesWithin(site: Site): readonly string[] {
  return site.city ? [zoneAt(site.city.latitude, site.city.longitude)] : zonesOfSite(site);
}
