import { employmentTypeOf } from "#server/outside/ats/fields.ts";
import { findPlace, isRegion } from "#server/places/places.ts";
import { siteName, sitesIn } from "#server/places/sites.ts";
import { soundsOf } from "#server/resume-reading/index.ts";
import { isOccupation } from "#server/taxonomy/occupation-words.ts";
import { isKnownTitle, isRoleNoun } from "#server/taxonomy/titles.ts";
import { readJobLocations } from "#shared/places/job-locations.ts";

/** A piece of the first lines of a posting, as far as bars, bullets and line breaks part them. */
export interface Part {
  text: string;
  /** The line it stands on, from 0. */
  line: number;
  /** Alone on its line, or one of several. */
  alone: boolean;
}

const headLines = 10;
const bars = /\s*[|•·]\s*|\s+[–—-]\s+|\s+\/\s+(?=\p{Lu})/u;

/** What a posting begins with, in pieces. */
export function partsOf(lines: readonly string[]): Part[] {
  return lines.slice(0, headLines).flatMap((text, line) => {
    const pieces = text.split(bars).map((piece) => piece.trim());
    const named = pieces.filter((piece) => piece !== "");
    return named.map((piece) => ({ text: piece, line, alone: named.length === 1 }));
  });
}

const gender = /\s*[([]?\s*\b(?:[mwfdhx]\s?[/|]\s?){1,3}[mwfdhx]\b\s*[)\]]?|\s*\((?:all genders|gn|alle)\)/gi;
const condition =
  /^(?:100% )?(?:fully )?(?:on-?site|remote|hybrid|full[- ]?time|part[- ]?time|permanent|contract(?:or)?|freelance|temporary|visa|intern(?:ship)?s?|vollzeit|teilzeit|unbefristet|cdi|cdd|temps plein|temps partiel|jornada completa|tiempo completo|tempo integral|voltijd|deeltijd|equity|relocation|urgent|hiring|we(?:'|’)?re hiring)\b/i;

/** What calls people before or behind a title: "We're hiring! …", "Kok gezocht!". */
const calls =
  /^(?:(?:we(?:'|’)?re|we are|now)\s+(?:hiring|recruiting)\b(?:\s*[:!–-]+|(?=\s+an?\s))\s*(?:an?\s+)?|(?:wir suchen|gesucht|wanted|se busca|buscamos|contratamos|procura-se|cercasi|on recrute|nous recherchons|nous recrutons|gezocht|wij zoeken)\s*[:!–-]*\s+(?:(?:einen?|eine|an?|une?|una?|um|uma|een)\s+)?)|\s+(?:gesucht|gezocht|wanted|needed|recherchée?|cherchée?|cercasi|søges|sökes)\s*!*$/iu;
const types =
  /\s*[,–-]?\s*(?<!\p{L})(?:(?:in|à|en|a) )?(?:(?:voll|teil|full|part)(?:[- ]?(?:zeit|time))?-? ?(?:oder|und|or|\/|&) ?)?(?:teilzeit|vollzeit|part[- ]time|full[- ]time|temps (?:plein|partiel)|media jornada|jornada completa|deeltijd|voltijd|minijob)(?!\p{L})/giu;
/** What stands in brackets about hours, contract or workplace, and nothing of the work: "(12 month FTC)". */
const terms =
  /\s*[([][^()[\]]*(?:\d|\b(?:months?|ftc|hours?|hrs|remote|hybrid|permanent|contract|temp|perm|maternity|cover|cdi|cdd)\b)[^()[\]]*[)\]]/giu;
const endings = /(?<=\p{L})(?:\((?:a|o|e|in|as|os)\)|\(o\/a\)|[/:*_](?:innen|in|a|e|euse|rice|trice)\b)/giu;

/** A title without who may apply, how long and how: "Koch (m/w/d) in Teilzeit" is "Koch". */
export function tidyTitle(text: string): string {
  return text
    .replace(gender, " ")
    .replace(endings, "")
    .replace(terms, " ")
    .replace(calls, "")
    .replace(types, " ")
    .replace(
      /^(?:(?:now )?hiring|job title|title|position|role|stelle|poste|puesto|cargo|functie)\s*[:–-]?\s+/i,
      "",
    )
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:–—-]+|[\s,;:.!–—-]+$/gu, "")
    .trim();
}

/** Begins a sentence about whom someone looks for. */
export const lookingFor = /^(?:we(?:'|’)?re |we are )?(?:looking|searching) for\b|^seeking\b/iu;

/** Whether one of the words says what someone is. */
export function namesWork(title: string): boolean {
  return title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => isRoleNoun(word) || isRoleNoun(word.replace(/s$/, "")) || isOccupation(word));
}

/** A few words that state no condition, no pay and no address. */
export function isPlainPart(text: string): boolean {
  return (
    text.split(/\s+/).length < 9 &&
    !condition.test(text) &&
    !/@|https?:|www\.|\d{2}|\.\w{2,4}$|[.!?]$/.test(text)
  );
}

/** How much a piece sounds like the name of a job; 0 or less where it is none. */
export function titleScore({ text, line, alone }: Part): number {
  const title = tidyTitle(text);
  const words = title.split(/\s+/);
  if (title === "" || words.length > 12 || /\S@|@\S|https?:|www\.|\d{3}/.test(title) || condition.test(title))
    return 0;
  if (lookingFor.test(text) || /[.!?]$/.test(text.replace(calls, "")) || isPlaceName(title)) return 0;
  const { job, employer } = soundsOf(title);
  const known = isKnownTitle(title) ? 2.5 : 0;
  const heard = Math.max(-2, Math.min(3, (job - Math.max(0, employer) / 2) / 3));
  return heard + known + (namesWork(title) ? 1.5 : 0) - line * 0.25 - (alone && words.length > 8 ? 1 : 0);
}

/** Whether a piece is the name of a city, a state or a country. */
export function isPlaceName(text: string): boolean {
  const name = text.replace(/\([^()]*\)/g, " ").trim();
  return isRegion(name) || findPlace(name) !== null;
}

/** The places a piece names, all of them cities or regions; empty for other texts. */
export function placesIn(text: string): string[] {
  const bare = text
    .replace(/\b(?:onsite|on-site|hybrid|in either|based in|located in|office in|in)\b/gi, " ")
    .replace(/\(([^()]*)\)/g, (_, inside: string) => (isPlaceName(inside) ? `; ${inside}` : " "))
    .replace(/\s*\/\s*/g, "; ")
    .replace(/(?<![\p{L}\d])(?:[A-Z]{1,2}-)?\d{4,5}\s+(?=\p{Lu})/gu, "")
    .trim();
  const { places } = readJobLocations(bare);
  const named = places.flatMap((place) => (isPlaceName(place) ? [place] : citiesIn(place)));
  return [...new Set(named)];
}

/** The same of what is said to be the place: an address is in its town. */
export function placesLabelled(text: string): string[] {
  const places = placesIn(text);
  return places.length > 0 ? places : sitesIn(text).map(siteName);
}

/** "New York, Boston": a list of cities by commas alone. */
function citiesIn(text: string): string[] {
  const parts = text.split(/,\s*/).map((part) => part.trim());
  return parts.filter((part) => part !== "" && part.split(" ").length < 4 && findPlace(part) !== null);
}

/** The kind of employment a piece states by itself. */
export function typeStated(text: string): ReturnType<typeof employmentTypeOf> {
  return text.length < 60 || condition.test(text) ? employmentTypeOf(text) : null;
}
