import { highest, type OccupationSpace, type TitleSense } from "./occupation-space.ts";
import type { TermVector } from "./term-index.ts";
import { titleMeaning } from "./title-meaning.ts";

/** A title with all that is compared of it. */
export interface SensedTitle extends TitleSense {
  /** Null where no model knows the language. */
  meaning: Float32Array | null;
}

/** What each view of a title counts; found on titles held out of what is known. */
const shares = { occupations: 2, words: 0.5, meaning: 0.5, letters: 0.2 };
/** The best few found say what else is meant. */
const followed = 4;
const followedShare = 0.5;

/** Reads titles; `vectors` are those of the built-in encoder, null without one. */
export function senseTitles(
  titles: readonly string[],
  { space, vectors }: { space: OccupationSpace; vectors: readonly Float32Array[] | null },
): SensedTitle[] {
  const { meaningOf, occupationsOf } = titleMeaning();
  return titles.map((title, index) => {
    const meaning = vectors ? meaningOf(vectors[index]!) : null;
    return { ...space.senseOf(title, meaning && occupationsOf(meaning)), meaning };
  });
}

export interface RankedTitle {
  index: number;
  score: number;
}

/** The titles of a collection that mean most nearly the same, best first. */
export function rankTitles(
  query: SensedTitle,
  collection: readonly SensedTitle[],
  limit: number,
): RankedTitle[] {
  const first = likenesses(query, collection);
  const scores = standard(first);
  const best = highest(scores, followed);
  const weights = best.map((index) => scores[index]! ** 2);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const second = new Float32Array(collection.length);
  for (const [nth, index] of best.entries()) {
    const others = likenesses(collection[index]!, collection);
    for (const [at, value] of others.entries()) second[at]! += (value * weights[nth]!) / total;
  }
  for (const [at, value] of standard(second).entries()) scores[at]! += followedShare * value;
  return Array.from(scores, (score, index) => ({ index, score }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, limit);
}

/** Every view in its own measure, so that none drowns another. */
function likenesses(query: SensedTitle, collection: readonly SensedTitle[]): Float32Array {
  const letters = new Map<number, number>();
  for (const [at, id] of query.letters.ids.entries()) letters.set(id, query.letters.weights[at]!);
  const views: [number, (title: SensedTitle) => number][] = [
    [shares.occupations, (title) => dot(query.occupations, title.occupations)],
    [shares.words, (title) => dot(query.words, title.words)],
    [shares.letters, (title) => sharedLetters(letters, title.letters)],
  ];
  const { meaning } = query;
  if (meaning) views.push([shares.meaning, (title) => (title.meaning ? dot(meaning, title.meaning) : 0)]);
  const sums = new Float32Array(collection.length);
  for (const [share, likeness] of views) {
    for (const [at, value] of standard(Float32Array.from(collection, likeness)).entries())
      sums[at]! += share * value;
  }
  return sums;
}

function sharedLetters(letters: ReadonlyMap<number, number>, { ids, weights }: TermVector): number {
  let sum = 0;
  for (const [at, id] of ids.entries()) sum += (letters.get(id) ?? 0) * weights[at]!;
  return sum;
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
}

/** Values as distances from their mean, in standard deviations. */
function standard(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  return values.map((value) => (value - mean) / spread);
}
