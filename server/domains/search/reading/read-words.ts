import type { AskedPlace } from "#server/places/asked-place.ts";
import { placeInWords } from "#server/places/place-in-words.ts";
import { isOccupation } from "#server/taxonomy/occupation-words.ts";
import { findSkills } from "#server/taxonomy/skills.ts";
import { isListedTitle, isRoleNoun, titlesWith } from "#server/taxonomy/titles.ts";
import {
  fillers,
  hoursTerms,
  idleWords,
  levelTerms,
  qualifierTerms,
  remoteTerms,
  type SoftTerm,
  softTerms,
  wishes,
} from "./working-terms.data.ts";

/** What the words of a search ask for. */
export interface ReadWords {
  /** What is looked for, without the place and what goes without saying. */
  text: string;
  /** Words of the text that say what the work is: a posting has them in its title. */
  titleWords: string[];
  /** Words of the text that say how far up somebody stands. */
  levelWords: string[];
  /** Parts of the text that may be left out, the first one first. */
  qualifiers: string[];
  place: AskedPlace | null;
  remote: boolean;
  soft: SoftTerm[];
}

/** Takes a search apart into what, where and how; who uses quotes or a minus knows what to look for. */
export function readWords(
  typed: string,
  { home, places }: { home: string | null; places: boolean },
): ReadWords {
  const read: ReadWords = {
    text: typed,
    titleWords: [],
    levelWords: [],
    qualifiers: [],
    place: null,
    remote: false,
    soft: [],
  };
  if (/["“”„]|(?:^|\s)-\p{L}/u.test(typed)) return read;
  let left = ` ${typed.replace(/[’]/g, "'")} `;
  left = left.replace(remoteTerms, () => ((read.remote = true), " "));
  for (const [pattern, term] of softTerms) left = left.replace(pattern, () => (read.soft.push(term), " "));
  for (const [pattern, words] of wishes) left = left.replace(pattern, words);
  for (const pattern of fillers) left = left.replace(pattern, " ");
  if (hoursTerms.test(left))
    left = left.replace(/\bpm\b/giu, (word) => (isAlone(left, word) ? "evening" : word));
  const found = places ? placeInWords(wordsOf(left), { home, titlesWith: titlesOf }) : null;
  if (found) read.place = found.place;
  const words = (found?.rest ?? wordsOf(left)).filter(
    (word, _, all) => all.length === 1 || !idleWords.has(word.toLowerCase()),
  );
  read.text = words.join(" ");
  read.qualifiers = qualifiersIn(read.text);
  read.titleWords = titleWordsIn(words, read.qualifiers);
  read.levelWords = [...read.text.matchAll(levelTerms)].flatMap(([typed]) => wordsOf(typed));
  return read;
}

/** "PM nights" asks for a time of day, "PM role nights" for a manager. */
function isAlone(text: string, word: string): boolean {
  return wordsOf(text).every(
    (each) => each === word || hoursTerms.test(each) || !isRoleNoun(each.toLowerCase()),
  );
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

/** The longest known title among the words, or else each word that names an occupation; skills may stand anywhere. */
function titleWordsIn(words: string[], qualifiers: string[]): string[] {
  const busy = new Set(qualifiers.flatMap(wordsOf));
  const telling = words.filter((word) => !busy.has(word));
  for (let length = telling.length; length > 1; length--)
    for (let from = telling.length - length; from >= 0; from--) {
      const span = telling.slice(from, from + length);
      if (isListedTitle(span.join(" ")) && span.some(isRole))
        return span.filter((word) => !isSkill(word) || isRole(word));
    }
  return telling.filter(isRole);
}

function isRole(word: string): boolean {
  const plain = word.toLowerCase();
  return isRoleNoun(plain) || isListedTitle(plain) || isOccupation(plain);
}

function isSkill(word: string): boolean {
  return findSkills(word).length > 0;
}
