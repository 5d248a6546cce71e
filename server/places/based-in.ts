import { regionName } from "#shared/places/countries.ts";
import { isStateCode } from "#shared/places/remote-region.ts";

const name = String.raw`\p{Lu}[\p{L}.]*`;
const told = new RegExp(
  String.raw`(?<!\b(?:not|never)\s|n['’]t\s)\b(?:[Mm]ust|[Nn]eeds? to|[Hh]ave to|[Rr]equired to) (?:also )?(?:be )?(?:currently |permanently |legally )?(?:based|located|resident|residing|reside|living|live)(?: and (?:\w+ ){1,4}to work)? (?:in|within) (?:the )?(?<place>${name}(?:(?:,? (?:or|and) (?:the )?|, |[ -])${name}){0,6})`,
  "gu",
);
const mostRead = 20_000;

/** The countries and parts of the world in which a text says one has to be: "Applicants must be based in the UK". */
export function basedIn(text: string): string[] {
  const names = Array.from(text.slice(0, mostRead).matchAll(told), ({ groups }) => groups!["place"]!);
  const parts = names.flatMap((place) => place.split(/,? (?:or|and) (?:the )?|, /u));
  const regions = parts.flatMap((part) => regionOf(part.replace(/\.$/, "")) ?? []);
  return [...new Set(regions)];
}

/** "Denver, CO" and "Georgia" mean states of the USA here. */
function regionOf(part: string): string | null {
  return isStateCode(part) || part === "Georgia" ? null : regionName(part);
}
