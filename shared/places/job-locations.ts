import { regionName } from "./countries.ts";
import { isStateCode, remoteRegion } from "./remote-region.ts";
import { usStates } from "./us-states.data.ts";
import { worldwide } from "./worldwide.ts";

export type WorkplaceType = "remote" | "hybrid" | "onsite";

/** What a free-text job location says: where, whether from anywhere, and within which regions. */
export interface JobLocations {
  places: string[];
  remote: boolean;
  workplaceType: WorkplaceType | null;
  remoteRegions: string[];
}

const remoteWord =
  /\b(?:(?:100% |fully[- ]?|full[- ]|mostly )?remote(?:[- ](?:first|friendly|ok|only|optional|based|eligible))?|work from home|wfh|home[- ]?based|home[- ]?office|telecommute|remot[oa]|télétravail|teletrabajo|teletrabalho|telelavoro|thuiswerk(?:en)?|distributed|virtual|work from anywhere)\b/i;
const hybridWord = /\b(?:hybrid|flexible)\b(?: (?:remote|work|working|role))?/i;
const onsiteWord = /\b(?:on-?site|in-?office|in[- ]person|office[- ]based)\b/i;
const notRemote = /\b(?:not|no|non)[- ]?remote\b/i;
const breaks =
  /\s*(?:[;|•\n]|\s\/\s|\s&\s|\s\+\s|\b(?:and\/or|or|and|oder|und|ou)\b(?=\s)|(?<=\s)أو(?=\s))\s*/i;
const stateCodes = Object.keys(usStates).join("|");
/** "San Francisco, CA, New York, NY" is a list of two, "San Francisco, CA, USA" is not. */
const afterState = new RegExp(String.raw`(?<=, (?:${stateCodes})), (?!(?:USA?|United States)\b)`, "g");
const edges = /^[\s,:;()[\]/–—-]+|[\s,:;([\]/–—-]+$/g;
const noPlace =
  /^(?:multiple locations?|various(?: locations?)?|several|n\/?a|tbd|other|location|office|only|based|in|from|role|within|preferred)$/i;

/** "San Francisco, CA; Remote - US" is a place, and remote within the United States. */
export function readJobLocations(text: string): JobLocations {
  const found: JobLocations = { places: [], remote: false, workplaceType: null, remoteRegions: [] };
  if (notRemote.test(text)) found.workplaceType = "onsite";
  for (const segment of text.replace(notRemote, " ").replace(afterState, "; ").split(breaks)) {
    readSegment(segment, { found, text });
  }
  if (found.remote) regionsAreNoPlaces(found, text);
  found.workplaceType ??= found.remote ? "remote" : null;
  return found;
}

/** In "Remote; United States or Canada" the countries say where remote work may be done. */
function regionsAreNoPlaces(found: JobLocations, text: string): void {
  const regions = found.places.map((place) => remoteRegion(place, text));
  if (!regions.every((region) => region !== null)) return;
  for (const region of regions) add(found.remoteRegions, region);
  found.places = [];
}

interface Reading {
  found: JobLocations;
  /** The whole text. */
  text: string;
}

function readSegment(segment: string, { found, text }: Reading): void {
  if (hybridWord.test(segment)) found.workplaceType = "hybrid";
  else if (onsiteWord.test(segment)) found.workplaceType ??= "onsite";
  const rest = segment.replace(hybridWord, " ").replace(onsiteWord, " ");

  const remote = remoteWord.exec(rest);
  if (!remote) return addPlace(rest, found);
  found.remote = true;
  const before = tidy(rest.slice(0, remote.index));
  const after = tidy(rest.slice(remote.index + remote[0].length));
  if (/anywhere$/i.test(remote[0]) && !before && !after) add(found.remoteRegions, worldwide);
  const [regionBefore, regionAfter] = [remoteRegion(before, text), remoteRegion(after, text)];
  for (const region of [regionBefore, regionAfter]) if (region) add(found.remoteRegions, region);
  if (before && !regionBefore) addPlace(before, found);
  // "Berlin, remote possible" says nothing new after the word.
  if (after && !before && !regionAfter && !noPlace.test(after)) addRemoteWithin(after, { found, text });
}

/** "Remote - Bavaria" limits the remote work. */
function addRemoteWithin(name: string, { found, text }: Reading): void {
  const parts: string[] = [];
  for (const part of name.split(/\s*,\s*(?=[A-Z]{2}\b|Remote)|\s*\/\s*/)) {
    const before = parts.at(-1);
    // Behind a city, "IL" is no Israel: "Chicago, IL".
    const isQualifier = before !== undefined && isStateCode(part) && !remoteRegion(before, text);
    if (isQualifier) parts[parts.length - 1] = `${before}, ${part}`;
    else parts.push(part);
  }
  for (const part of parts)
    add(found.remoteRegions, remoteRegion(part, text) ?? regionName(plainRegion(part)) ?? part);
}

/** "anywhere in the USA", "US West", "United-States": the country is what counts. */
function plainRegion(text: string): string {
  return text
    .replace(/^remote\W*/i, "")
    .replace(/^(?:(?:anywhere|located|based|residing) (?:in|within)|within|limited to)\s+/i, "")
    .replace(/^the\s+/i, "")
    .replace(
      /^(?:lower |48 |contiguous |continental |north(?:east|west)? |south(?:east|west)? |east |west |central )+(?=u)/i,
      "",
    )
    .replace(/\s+(?:north|south|east|west|central)(?:ern)?(?: coast)?$/i, "")
    .replace(/\s*\([A-Z]{2}\)$/, "")
    .replaceAll("-", " ");
}

function addPlace(text: string, found: JobLocations): void {
  const place = tidy(text);
  if (place === "" || noPlace.test(place)) return;
  if (/^(?:anywhere|worldwide|global(?:ly)?)$/i.test(place)) {
    found.remote = true;
    add(found.remoteRegions, worldwide);
    return;
  }
  add(found.places, place);
}

function tidy(text: string): string {
  const trimmed = text
    .replace(/\(\s*\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(edges, "");
  const closed = trimmed.includes("(") ? trimmed : trimmed.replace(/\)+$/, "");
  return closed
    .replace(/^(?:in|from|within|based in)\s+/i, "")
    .replace(/[\s(]+(?:only|based|preferred)$/i, "");
}

function add(list: string[], item: string): void {
  if (!list.includes(item)) list.push(item);
}
