import { wordAt, wordsOf } from "./tokens.ts";

/** A text to be found and what is offered for it: the alias "js" offers JavaScript. */
export interface Entry {
  text: string;
  offers: string;
  /** Above 0 for what people look for most. */
  liking?: number;
}

interface Indexed {
  words: string[];
  offers: string;
  liking: number;
}

function wordsIn(text: string): string[] {
  const words = wordsOf(text);
  return words.starts.map((_, at) => wordAt(words, at));
}

/** How many slips of the finger a word of this length may hold. */
function slipsFor(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

const longest = 40;
const [table, width] = [new Uint8Array((longest + 1) ** 2), longest + 1];
for (let at = 0; at <= longest; at++) table[at] = table[at * width] = at;

/** The least changes that make `typed` a word, and a beginning of it, swapped neighbours counting once; null beyond `most`. */
export function slipsBetween(
  typed: string,
  word: string,
  most: number,
): { whole: number; beginning: number } | null {
  const [rows, columns] = [Math.min(typed.length, longest), Math.min(word.length, longest)];
  let least = 0;
  for (let row = 1; row <= rows; row++) {
    least = row;
    for (let at = 1; at <= columns; at++) {
      const here = row * width + at;
      const same = typed.charCodeAt(row - 1) === word.charCodeAt(at - 1);
      let slips = Math.min(
        table[here - width - 1]! + (same ? 0 : 1),
        table[here - width]! + 1,
        table[here - 1]! + 1,
      );
      const swapped =
        row > 1 &&
        at > 1 &&
        typed.charCodeAt(row - 1) === word.charCodeAt(at - 2) &&
        typed.charCodeAt(row - 2) === word.charCodeAt(at - 1);
      if (swapped) slips = Math.min(slips, table[here - 2 * width - 2]! + 1);
      table[here] = slips;
      if (slips < least) least = slips;
    }
    if (least > most) return null;
  }
  return { whole: table[rows * width + columns]!, beginning: least };
}

/** Finds offers for what someone types: beginnings of words, in any order, a slip or two forgiven. */
export function suggester(entries: Entry[]): (query: string, limit: number) => string[] {
  const indexed: Indexed[] = entries.map(({ text, offers, liking = 0 }) => ({
    words: wordsIn(text),
    offers,
    liking,
  }));
  const places = placesOf(indexed);
  const vocabulary = [...places.keys()].sort();

  return function suggest(query, limit) {
    const typed = wordsIn(query);
    if (typed.length === 0) return [];
    const meant = typed.map((word, at) => meanings(vocabulary, word, at === typed.length - 1));
    const fewest = meant.reduce((a, b) => (b.size < a.size ? b : a));
    const brief = typed.length === 1 && typed[0]!.length < 3;
    const rows = new Set([...fewest.keys()].flatMap((word) => places.get(word)![brief ? "first" : "any"]));
    const best = new Map<string, number>();
    for (const row of rows) {
      const { words, offers, liking } = indexed[row]!;
      const ranked = rankOf(words, typed, meant);
      if (ranked === null) continue;
      const rank = ranked - liking;
      if (rank < (best.get(offers) ?? Infinity)) best.set(offers, rank);
    }
    return [...best]
      .sort(([a, rank], [b, other]) => rank - other || a.length - b.length || (a < b ? -1 : 1))
      .slice(0, limit)
      .map(([offers]) => offers);
  };
}

/** Where each word stands: as the first of a text, and anywhere. */
function placesOf(indexed: Indexed[]): Map<string, { first: number[]; any: number[] }> {
  const places = new Map<string, { first: number[]; any: number[] }>();
  indexed.forEach(({ words }, place) => {
    for (const word of new Set(words)) {
      const found = places.get(word) ?? { first: [], any: [] };
      found.any.push(place);
      if (words[0] === word) found.first.push(place);
      places.set(word, found);
    }
  });
  return places;
}

/** The words of a sorted list that a typed word may mean, with the slips that takes; only the last may be unfinished. */
function meanings(vocabulary: string[], typed: string, last: boolean): Map<string, number> {
  const found = new Map<string, number>();
  for (let at = firstFrom(vocabulary, typed); vocabulary[at]?.startsWith(typed); at++)
    found.set(vocabulary[at]!, 0);
  const most = slipsFor(typed.length);
  if (found.size > 0 || most === 0) return found;
  for (const first of new Set([typed[0]!, typed[1]!]))
    for (let at = firstFrom(vocabulary, first); vocabulary[at]?.startsWith(first); at++) {
      const slips = slipsBetween(typed, vocabulary[at]!, most);
      if (!slips || (!last && slips.whole > most)) continue;
      found.set(vocabulary[at]!, slips.beginning + Math.min(slips.whole, 5) / 10);
    }
  return found;
}

function firstFrom(sorted: string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Small is good: no slips, the words at the start and in order, little left unsaid; null where a word is missing. */
function rankOf(words: string[], typed: string[], meant: Map<string, number>[]): number | null {
  let rank = (words.length - typed.length) * 0.5;
  for (const [at, meanings] of meant.entries()) {
    const place = words.findIndex((word) => meanings.has(word));
    if (place < 0) return null;
    rank +=
      meanings.get(words[place]!)! * 6 + (place === at ? 0 : 2) + (words[place] === typed[at] ? 0 : 0.4);
  }
  return rank;
}
