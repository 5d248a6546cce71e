import type { SearchTerms } from "#contract/search.ts";
import { generalWords } from "#server/taxonomy/general-words.ts";
import type { ReadAsked } from "../reading/read-asked.ts";
import { isNoun } from "../reading/title-in-words.ts";
import type { WiderSearch } from "./steps-of.ts";

const mostWithout = 3;

/**
 * Conditions and levels first, then other words that do not say what the work is; never that. At last without all of
 * these. What is left out still decides what comes first.
 */
export function withoutWords(terms: SearchTerms, read: ReadAsked): WiderSearch[] {
  const { typed, others } = leavable(read);
  const all = [...typed, ...others];
  const saysEnough = others.length === 0 || read.words.titleWords.some(isTelling);
  const together = saysEnough && all.length > 1 && read.words.text !== all.join(" ") ? [all] : [];
  return [...all.slice(0, mostWithout).map((one) => [one]), ...together].flatMap((left) =>
    leaving(left, { terms, read, fewestFirst: left.length === 1 && others.includes(left[0]!) }),
  );
}

/** Without the word that makes an occupation a special one: "staff" of "staff nurse". */
export function withoutSpecialty(terms: SearchTerms, read: ReadAsked): WiderSearch[] {
  const special = specialties(read.words.titleWords);
  const { typed, others } = leavable(read);
  return special.length > 0
    ? leaving([...typed, ...others, ...special], { terms, read, fewestFirst: false })
    : [];
}

/** What may be left out: conditions and levels as they were typed, and words beside the work. */
function leavable({ words }: ReadAsked) {
  const { text, qualifiers, conditions, titleWords, foremost, optional } = words;
  const busy = new Set([
    "of",
    ...titleWords,
    ...foremost,
    ...optional,
    ...qualifiers.flatMap((each) => each.split(/\s+/)),
  ]);
  const others = titleWords.length > 0 ? text.split(/\s+/).filter((word) => !busy.has(word)) : [];
  const typed = [...conditions.map((each) => each.typed), ...qualifiers];
  return { typed, others };
}

function leaving(
  left: string[],
  { terms, read, fewestFirst }: { terms: SearchTerms; read: ReadAsked; fewestFirst: boolean },
): WiderSearch[] {
  const query = left.reduce(without, terms.query);
  if (query === "" || query === terms.query) return [];
  return [
    { kind: "without", about: left.join(", "), terms: { ...terms, query }, fewestFirst, closest: read },
  ];
}

function specialties(titleWords: string[]): string[] {
  const nouns = titleWords.filter(isNoun);
  const isTold = nouns.some(isTelling);
  return isTold ? titleWords.filter((word) => !nouns.includes(word)) : [];
}

/** Whether a word says alone what the work is: "nurse" does, "specialist" doesn't. */
function isTelling(word: string): boolean {
  return !generalWords.has(word.toLowerCase());
}

function without(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return text;
  return `${text.slice(0, at)} ${text.slice(at + words.length)}`.replace(/\s+/g, " ").trim();
}
