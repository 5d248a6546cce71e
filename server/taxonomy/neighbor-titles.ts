import { englishTitle } from "./occupation-words.ts";
import { commonTitles, isListedTitle, listedOccupation, readTitle } from "./titles.ts";
import { generalWords } from "./general-words.ts";
import { significantWords } from "./title-words.ts";
import { isMeant, meaningLikeness, meaningOf, meaningSize } from "./word-meaning.ts";

const most = 4;
/** Titles whose meanings are less alike are other work. */
const leastAlike = 0.62;
/** Nor are those whose telling words are less alike. */
const leastTold = 0.5;
/** What one occupation counts beside the likeness of the words, and a title of today. */
const sameOccupation = 0.2;
const ofToday = 0.1;

interface Neighbor {
  title: string;
  words: ReadonlySet<string>;
  occupation: string | null;
  modern: boolean;
}

interface KnownTitles {
  titles: Neighbor[];
  /** One row of numbers a title. */
  meanings: Float32Array;
}

let known: KnownTitles | undefined;
const remembered = new Map<string, string[]>();
const mostRemembered = 2000;

/** Titles near to this one that it does not find itself, for whoever finds too little under it. */
export function neighborTitles(typed: string): string[] {
  const before = remembered.get(typed);
  if (before) return before;
  const english = isListedTitle(typed) ? null : englishTitle(typed);
  const found = [...(english ? [english] : []), ...findNeighbors(english ?? typed)].slice(0, most);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(typed, found);
  return found;
}

function findNeighbors(title: string): string[] {
  const asked = significantWords(title);
  if (asked.length === 0 || !asked.some(isMeant)) return [];
  const { titles, meanings } = knownTitles();
  const meaning = meaningOf(title);
  const occupation = readTitle(title).occupation?.code ?? null;
  const told = tellingMeaning(asked);
  const near = titles.flatMap((each, row) => {
    const same = occupation !== null && each.occupation === occupation;
    const likeness = product(meaning, meanings, row * meaningSize) + (same ? sameOccupation : 0);
    const isFoundAnyway = likeness >= leastAlike && asked.every((word) => each.words.has(word));
    const liked = likeness + (each.modern ? ofToday : 0);
    return likeness < leastAlike || isFoundAnyway ? [] : [{ each, liked }];
  });
  const sameWork = near.filter(({ each }) => {
    const theirs = told && tellingMeaning([...each.words]);
    return !told || (theirs !== null && meaningLikeness(told, theirs) >= leastTold);
  });
  return distinct(sameWork.toSorted((a, b) => b.liked - a.liked).map(({ each }) => each));
}

/** What the words mean that not every kind of work has: "shop" of "shop assistant". */
function tellingMeaning(words: string[]): Float32Array | null {
  const telling = words.filter((word) => !generalWords.has(word));
  return telling.length > 0 ? meaningOf(telling.join(" ")) : null;
}

/** The first ones that do not find each other. */
function distinct(near: Neighbor[]): string[] {
  const taken: Neighbor[] = [];
  for (const each of near) {
    if (taken.length === most) break;
    if (!taken.some(({ words }) => words.isSubsetOf(each.words))) taken.push(each);
  }
  return taken.map(({ title }) => title);
}

function product(meaning: Float32Array, meanings: Float32Array, from: number): number {
  let sum = 0;
  for (let at = 0; at < meaningSize; at++) sum += meaning[at]! * meanings[from + at]!;
  return sum;
}

function knownTitles(): KnownTitles {
  return (known ??= readKnown());
}

function readKnown(): KnownTitles {
  const titles = commonTitles().flatMap(({ title, modern }): Neighbor[] => {
    const words = significantWords(title);
    if (words.length === 0 || !words.every(isMeant)) return [];
    return [{ title, words: new Set(words), occupation: listedOccupation(title), modern }];
  });
  const meanings = new Float32Array(titles.length * meaningSize);
  for (const [row, { title }] of titles.entries()) meanings.set(meaningOf(title), row * meaningSize);
  return { titles, meanings };
}
