import type { Site } from "#server/places/sites.ts";
import { worldRegions } from "#server/places/world-regions.data.ts";
import { countryCode, regionName } from "#shared/places/countries.ts";
import { zoneOffset } from "#shared/times/zone-offset.ts";
import {
  countriesByAdjective,
  mainlandZones,
  zoneOfState,
  zonesByCode,
  zonesByWords,
} from "./time-zones.data.ts";

/** A zone of the world's list, or minutes ahead of UTC. */
export type Zone = string | number;

/** Zones under the name a posting gives them: "Pacific", "UTC−5", "Berlin". */
export interface NamedZones {
  name: string;
  zones: readonly Zone[];
}

const offset = /^(?:UTC|GMT)\s?(?:(?<sign>[+−–-])\s?(?<hours>\d{1,2})(?::?(?<minutes>\d{2}))?)$/;

/** The zones of "EST", "UTC+5:30", "US Pacific", "European" or "Berlin", with or without words before; null for what names none. */
export function zonesNamed(text: string): NamedZones | null {
  const words = text
    .trim()
    .replace(/(?<=\p{Ll})\.$/u, "")
    .split(" ");
  for (let from = 0; from < words.length; from += 1) {
    const named = zonesCalled(words.slice(from).join(" "));
    if (named) return named;
  }
  return null;
}

function zonesCalled(name: string): NamedZones | null {
  const code = zonesByCode.get(name);
  if (code) return { name: code.name, zones: [code.zone] };
  const { sign, hours, minutes } = offset.exec(name)?.groups ?? {};
  if (sign) return atOffset(sign, `${Number(hours)}${minutes && Number(minutes) > 0 ? `:${minutes}` : ""}`);
  const zones = zonesOfWords(name);
  return zones.length > 0 ? { name, zones } : null;
}

function atOffset(sign: string, clock: string): NamedZones {
  const [hours, minutes = 0] = clock.split(":").map(Number) as [number, number?];
  const ahead = hours * 60 + minutes;
  return sign === "+" ? { name: `UTC+${clock}`, zones: [ahead] } : { name: `UTC−${clock}`, zones: [-ahead] };
}

const ofTheStates = /^(?:u\.?s\.?a?|continental) | (?:u\.?s\.?a?)$/;

function zonesOfWords(name: string): readonly Zone[] {
  const plain = name.toLowerCase().replaceAll("-", " ");
  const zone =
    zonesByWords[plain] ?? zonesByWords[plain.replace(ofTheStates, "")] ?? zonesOfCities().get(plain);
  return zone ? [zone] : countriesNamed(name).flatMap(zonesOfCountry);
}

/** Two letters name a country only where nobody would read something else. */
const shortNames = new Set(["US", "UK", "EU"]);

function countriesNamed(name: string): readonly string[] {
  if (name.length < 3 && !shortNames.has(name)) return [];
  const country = countriesByAdjective[name.toLowerCase()] ?? name;
  const code = countryCode(country);
  return code ? [code] : (worldRegions[regionName(country) ?? ""]?.split(" ") ?? []);
}

const zonesOf = new Map<string, readonly string[]>([["US", mainlandZones]]);

/** The zones of a country; of the United States those of its mainland. */
export function zonesOfCountry(code: string): readonly string[] {
  const known = zonesOf.get(code);
  if (known) return known;
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones(): string[] | undefined };
  const zones = locale.getTimeZones() ?? [];
  zonesOf.set(code, zones);
  return zones;
}

/** The zones of a place: of a state its own, otherwise those of the country. */
export function zonesOfSite({ country, admin }: Site): readonly string[] {
  return country === "US" && admin ? [zoneOfState(admin)] : zonesOfCountry(country);
}

let cities: Map<string, string> | undefined;

/** Most zones of the world's list are named after a city: "America/New_York". */
function zonesOfCities(): Map<string, string> {
  return (cities ??= new Map(
    Intl.supportedValuesOf("timeZone").map((zone) => [
      zone.split("/").at(-1)!.replaceAll("_", " ").toLowerCase(),
      zone,
    ]),
  ));
}

const offsets = new Map<string, number>();
const mostRemembered = 5000;

/** How many minutes the clocks of a zone are ahead of UTC at noon of a day. */
export function minutesAhead(zone: Zone, day: string): number {
  if (typeof zone === "number") return zone;
  const key = `${zone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const minutes = zoneOffset(new Date(`${day}T12:00:00Z`), zone) / 60_000;
  if (offsets.size >= mostRemembered) offsets.clear();
  offsets.set(key, minutes);
  return minutes;
}
