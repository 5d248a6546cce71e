import { regionName } from "#shared/places/countries.ts";
import { usStates } from "#shared/places/us-states.data.ts";
import type { Site } from "./sites.ts";

const names = Object.values(usStates).toSorted((a, b) => b.length - a.length);
const named = new RegExp(String.raw`(?<![\p{L}\d])(?<name>${names.join("|")})(?![\p{L}\d])`, "gu");
const codes = Object.keys(usStates).join("|");
/** Where one is asked for, codes that mean a country or a post too are states: "(VA)" is a virtual assistant, "(PA)" a physician's. */
const aboutLicenses = /\blicen[sc]|\bRN\b/iu;
/** Alone, "IN" and "OR" are words: a code stands in brackets or behind a comma, or a license behind it. */
const coded = new RegExp(
  String.raw`(?:[(,] ?|- )(?<code>${codes})(?= ?[),]|$)|\b(?<licensed>${codes})(?= (?:[Ss]tate )?(?:[Ll]icen[sc]|RN\b))`,
  "gu",
);
/** A country is called Georgia too, and a city Washington. */
const otherPlaces = /\bWashington,? D\.?C\b|\bGeorgia\b/u;
const codeOf = new Map(Object.entries(usStates).map(([code, name]) => [name, code]));

/** The states of the USA that the title of a remote job names: "Nurse - Florida (FL) License". */
export function statesInTitle(title: string): Site[] {
  const isLicensed = aboutLicenses.test(title);
  const meant = isLicensed ? title : title.replace(otherPlaces, " ");
  const found = [
    ...Array.from(meant.matchAll(named), ({ groups }) => codeOf.get(groups!["name"]!)!),
    ...Array.from(title.matchAll(coded), ({ groups }) => groups!["code"] ?? groups!["licensed"]!).filter(
      (code) => isLicensed || regionName(code) === null,
    ),
  ];
  return [...new Set(found)].map((admin) => ({ country: "US", admin, county: null, city: null }));
}
