import type { AskedPlace } from "#server/places/asked-place.ts";
import { placeInWords } from "#server/places/place-in-words.ts";
import { citiesNamed } from "#server/places/places.ts";
import { isOccupation } from "#server/taxonomy/occupation-words.ts";
import { findSkills } from "#server/taxonomy/skills.ts";
import { isTitleForm } from "#server/taxonomy/title-forms.ts";
import { spelledTitleWord } from "#server/taxonomy/spelling.ts";
import { isListedTitle, isRoleNoun, titlesWith } from "#server/taxonomy/titles.ts";
import { isMeant } from "#server/taxonomy/word-meaning.ts";
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
  /** Words of the text that are together a known title. */
  foremost: string[];
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
  /** Words that were read as others. */
  corrections: { typed: string; found: string }[];
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
    foremost: [],
    levelWords: [],
    qualifiers: [],
    conditions: [],
    unwanted: [],
    avoid: [],
    pay: null,
    corrections: [],
    place: null,
    remote: false,
    onSite: false,
    soft: [],
  };
  if (/["“”„]|(?:^|\s)-\p{L}/u.test(typed)) return read;
  const left = takeHow(` ${typed.replace(/[’]/g, "'")} `, read);
  const spelled = wordsOf(left).map((word) => spelledWord(word, read));
  const found = places ? placeInWords(spelled, { home, titlesWith: titlesOf, isWord }) : null;
  if (found) read.place = found.place;
  read.rest = withoutPlace(typed, found?.typed ?? "");
  const words = tellingWords(found?.rest ?? spelled, { typed, read });
  read.text = words.join(" ");
  read.qualifiers = qualifiersIn(read.text);
  const listed = listedTitleIn(words, read.qualifiers);
  const title = listed ?? likelyTitleIn(words, { typed, qualifiers: read.qualifiers });
  read.title = title?.join(" ") ?? read.text;
  read.foremost = title ?? words.filter((word) => isTitleForm(word));
  read.titleWords =
    listed?.filter((word) => !isSkill(word) || isRole(word)) ?? rolesIn(words, read.qualifiers);
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
const inSentence =
  /\b(?:help(?:ing)?(?! ?desk)|love|enjoy|who|that|where|which|i|i'm|my|me|want|need|looking|can|but|something|anything)\b/i;

/** Without the words that ask for nothing; a sentence has more of them than a search. */
function tellingWords(words: string[], { typed, read }: { typed: string; read: ReadWords }): string[] {
  const saysMore = read.conditions.length > 0 || read.place !== null || read.remote;
  const plain = words.filter(
    (word, _, all) => (all.length === 1 && !saysMore) || !idleWords.has(word.toLowerCase()),
  );
  const isSentence = inSentence.test(typed) || wordsOf(typed).length >= fewestSentenceWords;
  if (!isSentence) return plain;
  const forms = formsAmong(plain);
  return plain.filter((word, at) => forms.has(at) || !sentenceWords.has(word.toLowerCase()));
}

/** The places of words that mean something together: "old people", "office work", "my hands". */
function formsAmong(words: string[]): Set<number> {
  const found = new Set<number>();
  for (const [at] of words.entries())
    for (const length of [2, 3])
      if (at + length <= words.length && isTitleForm(words.slice(at, at + length).join(" ")))
        for (let place = at; place < at + length; place++) found.add(place);
  return found;
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

/** A mistyped word of a title as it was meant; cities have names of their own. */
function spelledWord(word: string, { corrections }: ReadWords): string {
  const found = citiesNamed(word).length > 0 ? null : spelledTitleWord(word);
  if (found) corrections.push({ typed: word, found });
  return found ?? word;
}

/** Whether a word means something somewhere: what does not may be a mistyped name. */
function isWord(word: string): boolean {
  return isMeant(word) || titlesOf(word) > 0 || isSkill(word);
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
      const typed = span.join(" ");
      if (isTitleForm(typed) || (isListedTitle(typed) && span.some(isRole))) return span;
    }
  return null;
}

const severalTitles = 3;

/** "Ward manager" is in no list, but "ward" is a word of several titles: what somebody manages. */
function likelyTitleIn(
  words: string[],
  { typed, qualifiers }: { typed: string; qualifiers: string[] },
): string[] | null {
  const telling = unqualified(words, qualifiers);
  const last = telling.findLastIndex(isNoun);
  let first = last;
  while (first > 0 && !isSkill(telling[first - 1]!) && titlesOf(telling[first - 1]!) >= severalTitles)
    first--;
  const span = telling.slice(first, last + 1);
  return span.length > 1 && typed.toLowerCase().includes(span.join(" ").toLowerCase()) ? span : null;
}

/** Words that name an occupation; skills may stand anywhere. */
function rolesIn(words: string[], qualifiers: string[]): string[] {
  const telling = unqualified(words, qualifiers);
  const nouns = telling.filter(isNoun);
  return nouns.length > 0 ? nouns : telling.filter(isRole);
}

/** Whether a word says what somebody is, and not where they work: "engineer", but not "security". */
function isNoun(word: string): boolean {
  const plain = word.toLowerCase();
  return isRoleNoun(plain) || isOccupation(plain) || isTitleForm(plain);
}

function unqualified(words: string[], qualifiers: string[]): string[] {
  const busy = new Set(["of", ...qualifiers.flatMap(wordsOf)]);
  return words.filter((word) => !busy.has(word));
}

function isRole(word: string): boolean {
  return isNoun(word) || isListedTitle(word.toLowerCase());
}

function isSkill(word: string): boolean {
  return findSkills(word).length > 0;
}
