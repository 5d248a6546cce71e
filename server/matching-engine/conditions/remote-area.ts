import { type Site, siteName, sitesIn } from "#server/places/sites.ts";
import { worldRegions } from "#server/places/world-regions.data.ts";
import { countryName, regionName } from "#shared/places/countries.ts";
import { isWorldwide } from "#shared/places/worldwide.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import type { JobText } from "../types.ts";

/** Where remote work may be done from: anywhere, in some countries (perhaps only some of their states), or not said. */
export type RemoteArea =
  | "anywhere"
  | "unsaid"
  | { countries: ReadonlySet<string>; states: readonly Site[]; named: string };

/** Where a job may be done from; a place of its own means that country where nothing else is said. */
export function remoteArea({ remoteRegions = [] }: JobText, sites: readonly Site[]): RemoteArea {
  if (remoteRegions.some(isWorldwide)) return "anywhere";
  const regions = remoteRegions.flatMap((name) => partOfTheWorld(name) ?? []);
  const named = [
    ...remoteRegions.flatMap((name) => (partOfTheWorld(name) ? [] : sitesIn(name))),
    ...(remoteRegions.length > 0 ? [] : sites),
  ];
  const countries = new Set([...regions, ...named.map(({ country }) => country)]);
  if (countries.size === 0) return "unsaid";
  const names =
    regions.length > 0
      ? remoteRegions
      : [...new Set(named.map((site) => (site.city ? countryName(site.country)! : siteName(site))))];
  return {
    countries,
    states: named.every(({ city, admin }) => city === null && admin !== null) ? named : [],
    named: sentenceList(names.slice(0, 4)),
  };
}

/** The countries of "EMEA" or "Europe"; undefined for what names no part of the world. */
export function partOfTheWorld(name: string): string[] | undefined {
  return worldRegions[regionName(name) ?? ""]?.split(" ");
}
