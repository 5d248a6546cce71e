import type { AskedPlace } from "#server/places/asked-place.ts";
import { placesInWords } from "#server/places/place-in-words.ts";
import { citiesNamed } from "#server/places/places.ts";
import { spelledTitleWord } from "#server/taxonomy/spelling.ts";
import { isMeant } from "#server/taxonomy/word-meaning.ts";
import { type AskedPay, readPay } from "./read-pay.ts";
import { type AskedCondition, readConditions } from "./read-conditions.ts";
import { isAfternoon, wholeWorkload, withHoursSpelled } from "./short-hours.ts";
import { withoutAvoided } from "./avoided-words.ts";
import { foreignRoles } from "./sentences.data.ts";
import { readTimeSpans } from "./time-span.ts";
import { sentenceIn, tellingWords } from "./telling-words.ts";
import { isSkill, titlesOf, wordsOf, workAskedFor, workIn } from "./title-in-words.ts";
import {
  anywhereTerms,
  fillers,
  levelTerms,
  looseWords,
  officeTerms,
  qualifierTerms,
  remoteTerms,
  remoteWork,
  type SoftTerm,
  softTerms,
  wishes,
} from "./working-terms.data.ts";

/** What the words of a search ask for. */
export interface ReadWords {
  /** What is looked for, without the place, the conditions and what goes without saying. */
  text: string;
  /** What was typed without the place, quoted as it was. */
  rest: string;
  /** The longest known title among the words; all of them where there is none. */
  title: string;
  /** Words of the text that say what the work is: a posting has them in its title. */
  titleWords: string[];
  /** Words of the text that are together a known title. */
  foremost: string[];
  /** Words of the text that say how far up someone stands. */
  levelWords: string[];
  /** Words of the text that a job may have and need not. */
  optional: string[];
  /** So many words that no posting has all. */
  isSentence: boolean;
  /** Parts of the text that may be left out, the first one first. */
  qualifiers: string[];
  /** What has to hold beside the work: part time, at night, with a visa. */
  conditions: AskedCondition[];
  unwanted: string[];
  /** Words that a job should rather not have. */
  avoid: string[];
  pay: AskedPay | null;
  /** Words that were read as others. */
  corrections: { typed: string; found: string }[];
  /** Where; any of several will do. */
  places: AskedPlace[];
  remote: boolean;
  /** Any place will do, or none in the own country. */
  anywhere: boolean;
  /** Explicitly not from home. */
  onSite: boolean;
  soft: SoftTerm[];
}

/** Takes a search apart into what, where and how; who uses quotes or a minus knows what to look for. */
export function readWords(
  typed: string,
  { home, places }: { home: string | null; places: boolean },
): ReadWords {
  const read = unread(typed);
  if (/["“”„]|(?:^|\s)-\p{L}/u.test(typed)) return read;
  const left = takeHow(` ${typed.replace(/[’]/g, "'")} `, read);
  const spelled = wordsOf(left).map((word) => spelledWord(word, read));
  const found = places ? placesInWords(spelled, { home, titlesWith: titlesOf, isWord }) : null;
  if (found) read.places = found.places;
  const rest = (found?.typed ?? [""]).reduce(withoutPlace, typed);
  read.rest = rest.replace(danglingOr, "");
  const long = sentenceIn(typed);
  const saysMore = read.conditions.length > 0 || read.places.length > 0 || read.remote;
  const telling = tellingWords(found?.rest ?? spelled, { isSentence: long !== null, saysMore });
  read.text = telling.join(" ");
  const words = withoutLoose(telling);
  read.qualifiers = qualifiersIn(read.text);
  const about = { typed, qualifiers: read.qualifiers };
  const work = long === "sentence" ? workAskedFor(words, about) : workIn(words, about);
  read.title = work.title?.join(" ") ?? read.text;
  read.foremost = work.foremost;
  read.titleWords = work.titleWords;
  read.levelWords = [...read.text.matchAll(levelTerms)].flatMap(([typed]) => wordsOf(typed));
  read.optional = [...telling.slice(words.length), ...(long ? besides(words, read) : [])];
  read.isSentence = long !== null;
  return read;
}

function unread(typed: string): ReadWords {
  return {
    text: typed,
    rest: typed,
    title: typed,
    titleWords: [],
    foremost: [],
    levelWords: [],
    optional: [],
    isSentence: false,
    qualifiers: [],
    conditions: [],
    unwanted: [],
    avoid: [],
    pay: null,
    corrections: [],
    places: [],
    remote: false,
    anywhere: false,
    onSite: false,
    soft: [],
  };
}

/** Without what most postings ask for anyway, where it stands behind the work: "therapist licensed". */
function withoutLoose(words: string[]): string[] {
  const last = words.findLastIndex((word) => !looseWords.has(word.toLowerCase()));
  return last < 0 ? words : words.slice(0, last + 1);
}

/** What a sentence says beside the work and the level. */
function besides(words: string[], { titleWords, foremost, levelWords }: ReadWords): string[] {
  if (titleWords.length === 0) return [];
  const needed = new Set([...titleWords, ...foremost, ...levelWords]);
  return words.filter((word) => !needed.has(word));
}

/** Takes out how someone wants to work; what is left says what and where. */
function takeHow(typed: string, read: ReadWords): string {
  let left = withHoursSpelled(typed).replace(wholeWorkload, " ");
  for (const [pattern, words] of remoteWork) left = left.replace(pattern, words);
  left = left.replace(officeTerms, () => ((read.onSite = true), " "));
  left = left.replace(remoteTerms, () => ((read.remote = true), " "));
  left = left.replace(anywhereTerms, () => ((read.anywhere = true), " "));
  const spans: AskedCondition[] = [];
  left = readTimeSpans(left, (span) => spans.push(span));
  if (isAfternoon(left)) left = left.replace(/\bpm\b/giu, "evening");
  const { wanted, unwanted, rest } = readConditions(left);
  const others = wanted.filter(({ name }) => spans.every((span) => span.name !== name));
  Object.assign(read, { conditions: [...spans, ...others], unwanted });
  left = readPay(rest, (pay) => (read.pay = pay));
  for (const [pattern, term] of softTerms) left = left.replace(pattern, () => (read.soft.push(term), " "));
  for (const [pattern, words] of wishes) left = left.replace(pattern, words);
  left = withoutAvoided(left, (words) => read.avoid.push(...words));
  for (const pattern of fillers) left = left.replace(pattern, " ");
  return left;
}

function qualifiersIn(text: string): string[] {
  return qualifierTerms.flatMap((pattern) => [...text.matchAll(pattern)].map(([typed]) => typed));
}

/** A mistyped word of a title as it was meant; cities have names of their own, and languages words: “specjalista”. */
function spelledWord(word: string, { corrections }: ReadWords): string {
  const isKnown = citiesNamed(word).length > 0 || foreignRoles.has(word.toLowerCase());
  const found = isKnown ? null : spelledTitleWord(word);
  if (found) corrections.push({ typed: word, found });
  return found ?? word;
}

/** Whether a word means something somewhere: what does not may be a mistyped name. */
function isWord(word: string): boolean {
  return isMeant(word) || titlesOf(word) > 0 || isSkill(word);
}

/** What joined two places that are gone. */
const danglingOr = /(?<!\S)(?:or|oder|ou|o|of|eller)\s*$/iu;

/** What was typed without its place, and without "remote", which a search elsewhere says itself. */
function withoutPlace(typed: string, place: string): string {
  const words = place
    .split(" ")
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("[\\s,;]+");
  const named = new RegExp(`(?:\\b(?:in|near|around|at|from|within|en|à|bei|em)\\s+)?${words}`, "i");
  return (place ? typed.replace(named, " ") : typed)
    .replace(remoteTerms, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,;]+|[\s,;]+$/g, "");
}
