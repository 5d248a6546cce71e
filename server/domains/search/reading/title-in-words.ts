import { isOccupation } from "#server/taxonomy/occupation-words.ts";
import { findSkills } from "#server/taxonomy/skills.ts";
import { isActivity } from "#server/taxonomy/synonyms.ts";
import { isTitleForm } from "#server/taxonomy/title-forms.ts";
import { isListedTitle, isRoleNoun, titlesWith } from "#server/taxonomy/titles.ts";
import { foreignRoles, wantedBehind } from "./sentences.data.ts";

/** Which of the words say what the work is. */
export interface NamedWork {
  /** The longest known title, or a likely one. */
  title: string[] | null;
  /** Words that a posting has in its title. */
  titleWords: string[];
  /** Words that belong into the title where it has them. */
  foremost: string[];
}

export function workIn(
  words: string[],
  { typed, qualifiers }: { typed: string; qualifiers: string[] },
): NamedWork {
  const listed = listedTitleIn(words, qualifiers);
  const title = listed ?? likelyTitleIn(words, { typed, qualifiers });
  return {
    title,
    titleWords: listed?.filter((word) => !isSkill(word) || isRole(word)) ?? rolesIn(words, qualifiers),
    foremost: title ?? words.filter((word) => isTitleForm(word)),
  };
}

/** The work that a sentence asks for: one title, or the first word that names an occupation. */
export function workAskedFor(
  words: string[],
  { typed, qualifiers }: { typed: string; qualifiers: string[] },
): NamedWork {
  const behind = new Set(wordsOf(typed.slice(wantedFrom(typed)).toLowerCase()));
  const asked = words.filter((word) => behind.has(word.toLowerCase()));
  const nouns = unqualified(asked, qualifiers).filter(isNoun);
  const meant = nouns.length > 0 ? asked : words;
  const listed = listedTitleIn(meant, qualifiers);
  if (listed && typed.toLowerCase().includes(listed.join(" ").toLowerCase()))
    return {
      title: listed,
      titleWords: listed.filter((word) => !isSkill(word) || isRole(word)),
      foremost: listed,
    };
  const first = rolesIn(meant, qualifiers)[0] ?? words.find(isActivity);
  const titleWords = first === undefined ? [] : [first];
  return { title: first === undefined ? null : titleWords, titleWords, foremost: titleWords };
}

/** Where a sentence comes to what is wanted: behind "as a" or "to become". */
function wantedFrom(typed: string): number {
  const found = wantedBehind.exec(typed);
  return found ? found.index + found[0].length : 0;
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

/** "Ward manager" is in no list, but "ward" is a word of several titles: what someone manages. */
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

/** Whether a word says what someone is, and not where they work: "engineer", but not "security". */
export function isNoun(word: string): boolean {
  const plain = word.toLowerCase();
  return isRoleNoun(plain) || isOccupation(plain) || isTitleForm(plain) || foreignRoles.has(plain);
}

function unqualified(words: string[], qualifiers: string[]): string[] {
  const busy = new Set(["of", ...qualifiers.flatMap(wordsOf)]);
  return words.filter((word) => !busy.has(word));
}

function isRole(word: string): boolean {
  return isNoun(word) || isListedTitle(word.toLowerCase());
}

export function isSkill(word: string): boolean {
  return findSkills(word).length > 0;
}

export function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** In how many titles a word stands. */
export function titlesOf(word: string): number {
  return titlesWith(word.toLowerCase());
}
