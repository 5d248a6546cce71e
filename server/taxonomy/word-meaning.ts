import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { unitVector } from "./unit-vector.ts";
import { wordsOf } from "./words-of.ts";

/**
 * What texts are about, as the sum of what their words mean: static embeddings, distilled from a multilingual sentence
 * encoder by `scripts/embeddings/distill.py`, after the method of model2vec (github.com/MinishLab/model2vec).
 */
export const meaningSize = 256;
/** Names the words and their vectors; another list gets another name. */
export const meaningModel = "words-1";

interface WordMeanings {
  /** The row of each word. */
  rows: ReadonlyMap<string, number>;
  /** What the numbers of a row are multiplied with. */
  scales: Float32Array;
  numbers: Int8Array;
}
let read: WordMeanings | undefined;

function readMeanings(): WordMeanings {
  const words = gunzipSync(readFileSync(new URL("./word-meaning.txt.gz", import.meta.url)))
    .toString("utf8")
    .split("\n");
  const file = new Uint8Array(readFileSync(new URL("./word-meaning.bin", import.meta.url)));
  const scales = new Float16Array(file.buffer, 0, words.length);
  return {
    rows: new Map(words.map((word, row) => [word, row])),
    scales: Float32Array.from(scales),
    numbers: new Int8Array(file.buffer, words.length * 2),
  };
}

/** The meaning of a text, of unit length; all zeros where no word is known. Closeness is the product of two. */
export function meaningOf(text: string): Float32Array {
  read ??= readMeanings();
  const { scales, numbers } = read;
  const sum = new Float32Array(meaningSize);
  for (const row of rowsOf(text, read)) {
    const from = row * meaningSize;
    const scale = scales[row]!;
    for (let at = 0; at < meaningSize; at += 1) sum[at]! += scale * numbers[from + at]!;
  }
  return unitVector(sum);
}

/** Whether the meaning of a word is known, and not only of a part of it. */
export function isMeant(word: string): boolean {
  read ??= readMeanings();
  return wordsOf(word).every((each) => read!.rows.has(each));
}

/** Each word once: what an ad repeats it does not mean more. */
function rowsOf(text: string, { rows }: WordMeanings): Set<number> {
  const found = new Set<number>();
  for (const word of wordsOf(text)) {
    const row = rows.get(word);
    if (row !== undefined) found.add(row);
    else for (const part of partsOf(word, rows)) found.add(rows.get(part)!);
  }
  return found;
}

const leastCompound = 7;
const leastPart = 4;
const leastFirst = 3;
/** German compounds join some words with an s or n. */
const leastJoined = 4;

/** The known words in an unknown one: "kinderkrankenpfleger" is a "krankenpfleger" for "kinder". */
function partsOf(word: string, rows: ReadonlyMap<string, number>): string[] {
  if (word.length < leastCompound) return [];
  for (let at = leastFirst; at <= word.length - leastPart; at += 1) {
    const last = word.slice(at);
    if (!rows.has(last)) continue;
    const first = word.slice(0, at);
    const joined = first.length > leastJoined ? [first, first.slice(0, -1)] : [first];
    const known = joined.find((part) => rows.has(part));
    return known ? [known, last] : [last];
  }
  for (let end = word.length - 1; end > leastPart; end -= 1) {
    const first = word.slice(0, end);
    if (rows.has(first)) return [first];
  }
  return [];
}

/** How alike two meanings are, -1 to 1; 0 where one is unknown. */
export function meaningLikeness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < meaningSize; at += 1) sum += a[at]! * b[at]!;
  return sum;
}

/** The middle of several meanings, of unit length. */
export function meaningOfAll(texts: readonly string[]): Float32Array {
  const sum = new Float32Array(meaningSize);
  for (const text of texts) for (const [at, value] of meaningOf(text).entries()) sum[at]! += value;
  return unitVector(sum);
}

/** The words that are at least so like a meaning, the likest first. */
export function nearWords(about: Float32Array, { most, least }: { most: number; least: number }): string[] {
  read ??= readMeanings();
  const { rows, numbers } = read;
  const near: { word: string; likeness: number }[] = [];
  for (const [word, row] of rows) {
    const likeness = likenessOfRow(about, numbers, row);
    if (likeness >= least && isPlain(word)) near.push({ word, likeness });
  }
  return near
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ word }) => word);
}

function likenessOfRow(about: Float32Array, numbers: Int8Array, row: number): number {
  let sum = 0;
  let squares = 0;
  for (let at = 0, number = row * meaningSize; at < meaningSize; at += 1, number += 1) {
    const value = numbers[number]!;
    sum += about[at]! * value;
    squares += value * value;
  }
  return squares === 0 ? 0 : sum / Math.sqrt(squares);
}

function isPlain(word: string): boolean {
  return /^\p{L}+$/u.test(word);
}
