import { usStates } from "#shared/places/us-states.data.ts";
import type { Site } from "./sites.ts";

const names = Object.values(usStates).toSorted((a, b) => b.length - a.length);
const named = new RegExp(String.raw`(?<![\p{L}\d])(?<name>${names.join("|")})(?![\p{L}\d])`, "gu");
const codes = Object.keys(usStates).join("|");
/** Alone, "IN" and "OR" are words: a code stands in brackets or behind a comma, or a license behind it. */
const coded = new RegExp(
  String.raw`(?:[(,] ?|- )(?<code>${codes})(?= ?[),]|$)|\b(?<licensed>${codes})(?= (?:[Ss]tate )?(?:[Ll]icen[sc]|RN\b))`,
  "gu",
);
const codeOf = new Map(Object.entries(usStates).map(([code, name]) => [name, code]));

/** The states of the USA that the title of a remote job names: "Nurse - Florida (FL) License". */
export function statesInTitle(title: string): Site[] {
  const found = [
    ...Array.from(title.matchAll(named), ({ groups }) => codeOf.get(groups!["name"]!)!),
    ...Array.from(title.matchAll(coded), ({ groups }) => groups!["code"] ?? groups!["licensed"]!),
  ];
  return [...new Set(found)].map((admin) => ({ country: "US", admin, county: null, city: null }));
}
