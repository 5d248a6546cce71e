import type { StringTable } from "./string-table.ts";
import { WordReader } from "./word-reader.ts";

export interface QueryWord {
  /** As it was typed. */
  typed: string;
  bytes: Uint8Array;
  length: number;
  hash: number;
  /** Its number in the index, -1 if no document has it. */
  term: number;
  letters: number;
  /** It is the last one and may be unfinished. */
  open: boolean;
  /** It counts in short fields only. */
  short: boolean;
  /** It belongs into the weightiest field. */
  foremost: boolean;
  /** What does not have it is found as well, behind what does. */
  optional: boolean;
}

export interface ReadQuery {
  words: QueryWord[];
  /** All words in their order, those of no weight too: "head of" means more than "head". */
  row: QueryWord[];
  /** Rows of words that were quoted: they stand side by side. */
  phrases: QueryWord[][];
  excluded: QueryWord[];
}

const mostWords = 12;

/** Takes a query apart; words of no weight are left out where others remain. */
interface ReadingQuery {
  idle: Set<string>;
  prefix: boolean;
  /** Words that count in short fields only, and those that belong into the weightiest. */
  short?: string[];
  foremost?: string[];
  optional?: string[];
}

export function readQuery(
  text: string,
  terms: StringTable,
  { idle, prefix, short = [], foremost = [], optional = [] }: ReadingQuery,
): ReadQuery {
  const phrases: QueryWord[][] = [];
  const excluded: QueryWord[] = [];
  const quoted = text.replace(/"([^"]*)"/g, (_, phrase: string) => {
    const words = wordsOf(phrase, terms);
    if (words.length > 0) phrases.push(words);
    return " ";
  });
  const plain = quoted.replace(/(^|\s)-(\p{L}[\p{L}\p{N}+#.]*)/gu, (_, before: string, word: string) => {
    excluded.push(...wordsOf(word, terms));
    return before;
  });
  const words = wordsOf(plain, terms);
  const last = words.at(-1);
  if (last && prefix && /[\p{L}\p{N}\p{M}]$/u.test(plain)) last.open = true;
  const inShort = new Set(short.map((word) => word.toLowerCase()));
  const inFirst = new Set(foremost.map((word) => word.toLowerCase()));
  const besides = new Set(optional.map((word) => word.toLowerCase()));
  for (const word of words) {
    word.optional = besides.has(word.typed.toLowerCase());
    word.short = inShort.has(word.typed.toLowerCase());
    word.foremost = inFirst.has(word.typed.toLowerCase());
  }
  const telling = words.filter(({ typed }) => !idle.has(typed.toLowerCase()));
  const kept = telling.length > 0 || phrases.length > 0 ? telling : words;
  return {
    words: unique([...kept, ...phrases.flat()]).slice(0, mostWords),
    row: [...words, ...phrases.flat()],
    phrases,
    excluded,
  };
}

export function wordsOf(text: string, terms: StringTable): QueryWord[] {
  const reader = new WordReader();
  const words: QueryWord[] = [];
  reader.read(text);
  while (reader.next()) {
    const { bytes, length, hash } = reader;
    words.push({
      typed: text.slice(reader.start, reader.end),
      bytes: bytes.slice(0, length),
      length,
      hash,
      term: terms.findBytes(bytes, length, hash),
      letters: reader.end - reader.start,
      open: false,
      short: false,
      foremost: false,
      optional: false,
    });
  }
  return words;
}

/** A word that is written twice is looked for once; the open one stands last. */
function unique(words: QueryWord[]): QueryWord[] {
  const keys = words.map(({ bytes }) => bytes.join());
  return words.filter(
    (word, at) => keys.indexOf(keys[at]!) === at || (word.open && keys.indexOf(keys[at]!) === at),
  );
}
