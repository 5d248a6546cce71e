import type { AskedPlace } from "#server/places/asked-place.ts";
import { placeInWords } from "#server/places/place-in-words.ts";
import { isOccupation } from "#server/taxonomy/occupation-words.ts";
import { findSkills } from "#server/taxonomy/skills.ts";
import { isListedTitle, isRoleNoun, titlesWith } from "#server/taxonomy/titles.ts";
import { type AskedPay, readPay } from "./read-pay.ts";
import { type AskedCondition, readConditions } from "./read-conditions.ts";
import { isAfternoon, withHoursSpelled } from "./short-hours.ts";
import { withoutAvoided } from "./avoided-words.ts";
import {
  fillers,
  idleWords,
  levelTerms,
  officeTerms,
  qualifierTerms,
  remoteTerms,
  sentenceWords,
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
  /** Words of the text that say how far up somebody stands. */
  levelWords: string[];
  /** Parts of the text that may be left out, the first one first. */
  qualifiers: string[];
  /** What has to hold beside the work: part time, at night, with a visa. */
  conditions: AskedCondition[];
  unwanted: string[];
  /** Words that a job should rather not have. */
  avoid: string[];
  pay: AskedPay | null;
  place: AskedPlace | null;
  remote: boolean;
  /** Explicitly not from home. */
  onSite: boolean;
  soft: SoftTerm[];
}

/** Takes a search apart into what, where and how; who uses quotes or a minus knows what to look for. */
export function readWords(
  typed: string,
  { home, places }: { home: string | null; places: boolean },
): ReadWords {
  const read: ReadWords = {
    text: typed,
    rest: typed,
    title: typed,
    titleWords: [],
    levelWords: [],
    qualifiers: [],
    conditions: [],
    unwanted: [],
    avoid: [],
    pay: null,
    place: null,
    remote: false,
    onSite: false,
    soft: [],
  };
  if (/["“”„]|(?:^|\s)-\p{L}/u.test(typed)) return read;
  const left = takeHow(` ${typed.replace(/[’]/g, "'")} `, read);
  const found = places ? placeInWords(wordsOf(left), { home, titlesWith: titlesOf }) : null;
  if (found) read.place = found.place;
  read.rest = withoutPlace(typed, found?.typed ?? "");
  const words = tellingWords(found?.rest ?? wordsOf(left), typed);
  read.text = words.join(" ").replaceAll("_", " ");
  read.qualifiers = qualifiersIn(read.text);
  const title = listedTitleIn(words, read.qualifiers);
  read.title = title?.join(" ") ?? read.text;
  read.titleWords =
    title?.filter((word) => !isSkill(word) || isRole(word)) ?? rolesIn(words, read.qualifiers);
  read.levelWords = [...read.text.matchAll(levelTerms)].flatMap(([typed]) => wordsOf(typed));
  return read;
}

/** Takes out how somebody wants to work; what is left says what and where. */
function takeHow(typed: string, read: ReadWords): string {
  let left = withHoursSpelled(typed);
  left = left.replace(officeTerms, () => ((read.onSite = true), " "));
  left = left.replace(remoteTerms, () => ((read.remote = true), " "));
  if (isAfternoon(left)) left = left.replace(/\bpm\b/giu, "evening");
  const { wanted, unwanted, rest } = readConditions(left);
  Object.assign(read, { conditions: wanted, unwanted });
  left = readPay(rest, (pay) => (read.pay = pay));
  for (const [pattern, term] of softTerms) left = left.replace(pattern, () => (read.soft.push(term), " "));
  for (const [pattern, words] of wishes) left = left.replace(pattern, words);
  left = withoutAvoided(left, (words) => read.avoid.push(...words));
  for (const pattern of fillers) left = left.replace(pattern, " ");
  return left;
}

const fewestSentenceWords = 6;
const inSentence = /\b(?:who|that|where|which|i|i'm|my|me|want|need|looking|can|but|something|anything)\b/i;

/** Without the words that ask for nothing; a sentence has more of them than a search. */
function tellingWords(words: string[], typed: string): string[] {
  const plain = words.filter((word, _, all) => all.length === 1 || !idleWords.has(word.toLowerCase()));
  const isSentence = inSentence.test(typed) || wordsOf(typed).length >= fewestSentenceWords;
  if (!isSentence) return plain;
  const telling = plain.filter((word) => !sentenceWords.has(word.toLowerCase()));
  return telling;
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function titlesOf(word: string): number {
  return titlesWith(word.toLowerCase());
}

function qualifiersIn(text: string): string[] {
  return qualifierTerms.flatMap((pattern) => [...text.matchAll(pattern)].map(([typed]) => typed));
}

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

/** The longest known title among the words. */
function listedTitleIn(words: string[], qualifiers: string[]): string[] | null {
  const telling = unqualified(words, qualifiers);
  for (let length = telling.length; length > 1; length--)
    for (let from = telling.length - length; from >= 0; from--) {
      const span = telling.slice(from, from + length);
      if (isListedTitle(span.join(" ")) && span.some(isRole)) return span;
    }
  return null;
}

/** Words that name an occupation; skills may stand anywhere. */
function rolesIn(words: string[], qualifiers: string[]): string[] {
  return unqualified(words, qualifiers).filter(isRole);
}

function unqualified(words: string[], qualifiers: string[]): string[] {
  const busy = new Set(qualifiers.flatMap(wordsOf));
  return words.filter((word) => !busy.has(word));
}

function isRole(word: string): boolean {
  const plain = word.toLowerCase();
  return isRoleNoun(plain) || isListedTitle(plain) || isOccupation(plain);
}

function isSkill(word: string): boolean {
  return findSkills(word).length > 0;
}
