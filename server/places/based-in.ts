import { regionName } from "#shared/places/countries.ts";

const name = String.raw`\p{Lu}[\p{L}.]*`;
const told = new RegExp(
  String.raw`\b(?:[Mm]ust|[Nn]eeds? to|[Hh]ave to|[Rr]equired to) (?:also )?(?:be )?(?:currently |permanently |legally )?(?:based|located|resident|residing|reside|living|live)(?: and (?:\w+ ){1,4}to work)? (?:in|within) (?:the )?(?<place>${name}(?:(?:,? (?:or|and) (?:the )?|, |[ -])${name}){0,6})`,
  "gu",
);
const mostRead = 20_000;

/** The countries and parts of the world in which a text says one has to be: "Applicants must be based in the UK". */
export function basedIn(text: string): string[] {
  const names = Array.from(text.slice(0, mostRead).matchAll(told), ({ groups }) => groups!["place"]!);
  const regions = names.flatMap((place) =>
    place.split(/,? (?:or|and) (?:the )?|, /u).flatMap((part) => regionName(part.replace(/\.$/, "")) ?? []),
  );
  return [...new Set(regions)];
}
