import { usStates } from "#shared/places/us-states.data.ts";
import { gazetteer, placeAt } from "./gazetteer.ts";
import { citiesNamed } from "./places.ts";
import { regionsNamed } from "./regions.ts";
import { type Site, sitesIn } from "./sites.ts";

const word = String.raw`\p{Lu}[\p{L}'’]+\.?`;
const joined = String.raw`(?:[ -](?:of|on|upon|the|am|an|der|de|la|le|les|du|sur|en|del|los|under)(?=[ -]))*[ -]`;
/** "Virginia Beach", "Newcastle upon Tyne", "Villefranche-sur-Saône", perhaps with the state or county behind. */
const named = String.raw`${word}(?:${joined}${word}){0,3}(?:, ?${word}(?: ${word})?)?`;
const state = Object.keys(usStates).join("|");

const mostRead = 4000;

/** How a text says where the work is, the surest first. */
const said = [
  /\b(?:(?:job|work|position|vacancy) )?(?:location|place of work|workplace|duty station|arbeitsort|standort|lieu(?: de travail)?|ubicación|lugar de trabajo)\s*[:–-]\s*(?<place>[^\n.;(]{2,60})/iu,
  new RegExp(
    String.raw`\b(?:based|located|situated|office|site|store|branch|clinic|school|hospital|home|team|standort|arbeitsort)s? (?:is |are )?(?:in|at|near|around|on the outskirts of|à) (?:the )?(?<place>${named})`,
    "u",
  ),
  new RegExp(String.raw`(?<place>${word}(?: ${word}){0,2}, ?(?:${state})\b)`, "u"),
  new RegExp(String.raw`\b(?:in|near|at|à|en) (?:the )?(?<place>${named})`, "u"),
].map((pattern) => new RegExp(pattern.source, `${pattern.flags}g`));
/** An unqualified name of a smaller place is more often another word. */
const fewestPeople = 15_000;
/** Towns whose names are words of advertisements. */
const otherWords =
  /^(?:reading|nice|mobile|orange|bath|sales|march|may|hull|deal|sandwich|rugby|hospital|university|of|best|english|home|national|union|central|independence|enterprise|commerce|progress|media|call|apply|the|our|health|nursing|normal|young|leader|mary|green|severn|upton|split|man|date|van|see|data|lead|bar|most|orders|normal|time|price|bury|ware|street|wells|store|trust|care|house|park|west|east|north|south|business|process|marketing|support|excel|word|power)$/i;

/**
 * Where the work may be as an ad's title and text say it, for postings whose field of places is empty; often nowhere.
 * Of a name that several towns have all are meant: "Worcester" is one in England and one in Massachusetts.
 */
export function placesInText(title: string, text: string): readonly Site[] {
  for (const pattern of said) {
    for (const { groups } of text.slice(0, mostRead).matchAll(pattern)) {
      const sites = sureSites(groups!.place!);
      if (sites.length > 0) return sites;
    }
  }
  return endOf(title);
}

function sureSites(place: string): readonly Site[] {
  const plain = place.trim();
  if (otherWords.test(plain)) return [];
  const [first] = sitesIn(plain);
  if (!first) return [];
  const isQualified = plain.includes(",") && first.city !== null;
  if (isQualified) return [first];
  const named = plain.split(",")[0]!;
  const regions = regionsNamed(named).filter(
    ({ admin, county }) => (county ?? admin) !== null && named.length > 3,
  );
  const { populations } = gazetteer();
  const towns = citiesNamed(named).filter((row) => populations[row]! >= fewestPeople);
  return [
    ...regions.map((region) => ({ ...region, city: null })),
    ...towns
      .map(placeAt)
      .map((city) => ({ country: city.countryCode, admin: city.adminCode, county: null, city })),
  ];
}

/** "RGN Epsom", "Support Worker Surrey": the last words of a title. */
function endOf(title: string): readonly Site[] {
  const words = title
    .replace(/[^\p{L}' -]+/gu, " ")
    .trim()
    .split(/\s+/);
  for (let length = Math.min(3, words.length - 1); length > 0; length -= 1) {
    const sites = sureSites(words.slice(-length).join(" "));
    if (sites.length > 0) return sites;
  }
  return [];
}
