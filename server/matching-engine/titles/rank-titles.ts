import { highest } from "../highest.ts";
import type { OccupationSpace } from "./occupation-space.ts";
import { Postings, type TermVector } from "./term-index.ts";
import { occupationDirections, titleMeaning } from "./title-meaning.ts";

/** A title with all that is compared of it. */
export interface SensedTitle {
  /** The likeliest occupations, each as the root of its share. */
  occupations: TermVector;
  /** What sets the occupations its words mean apart; zeros without a model. */
  meaning: Float32Array;
  letters: TermVector;
}

/** What each view of a title counts; found on titles held out of what is known. */
const shares = { occupations: 2, meaning: 0.5, letters: 0.2 };
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
    const { occupations, letters } = space.senseOf(title, meaning && occupationsOf(meaning));
    return {
      occupations: likeliest(occupations),
      meaning: meaning ?? new Float32Array(occupationDirections),
      letters,
    };
  });
}

const mostOccupations = 48;

function likeliest(occupations: Float32Array): TermVector {
  const ids = Int32Array.from(highest(occupations, mostOccupations));
  return { ids, weights: Float32Array.from(ids, (id) => occupations[id]!) };
}

export interface RankedTitle {
  index: number;
  score: number;
}

/** Titles to search in, each view in one column of numbers: 60,000 are compared with one in some hundredths of a second. */
export class TitleCollection {
  private readonly titles: readonly SensedTitle[];
  private readonly occupations: Postings;
  private readonly letters: Postings;
  private readonly meanings: Float32Array;

  constructor(titles: readonly SensedTitle[]) {
    this.titles = titles;
    this.occupations = new Postings(titles.map(({ occupations }) => occupations));
    this.letters = new Postings(titles.map(({ letters }) => letters));
    this.meanings = new Float32Array(titles.length * occupationDirections);
    for (const [row, { meaning }] of titles.entries()) this.meanings.set(meaning, row * occupationDirections);
  }

  /** The titles that mean most nearly the same, best first. */
  rank(query: SensedTitle, limit: number): RankedTitle[] {
    const scores = this.likenesses(query);
    const best = highest(scores, followed);
    const meant = middle(best.map((row) => ({ title: this.titles[row]!, weight: scores[row]! ** 2 })));
    const second = meant && standard(this.likenesses(meant));
    for (let row = 0; row < scores.length; row += 1) scores[row]! += followedShare * (second?.[row] ?? 0);
    const least = scores.reduce((low, score) => Math.min(low, score), 0);
    const aboveZero = scores.map((score) => score - least + 1e-6);
    return highest(aboveZero, limit).map((index) => ({ index, score: scores[index]! }));
  }

  /** Every view in its own measure, so that none drowns another. */
  private likenesses({ occupations, meaning, letters }: SensedTitle): Float32Array {
    const sums = new Float32Array(this.titles.length);
    const views: [number, Float32Array][] = [
      [shares.occupations, this.occupations.products(occupations)],
      [shares.meaning, products(this.meanings, meaning)],
      [shares.letters, this.letters.products(letters)],
    ];
    for (const [share, values] of views) {
      const measured = standard(values);
      for (let row = 0; row < sums.length; row += 1) sums[row]! += share * measured[row]!;
    }
    return standard(sums);
  }
}

/** What several titles mean together; null where there is none. */
function middle(some: readonly { title: SensedTitle; weight: number }[]): SensedTitle | null {
  if (some.length === 0) return null;
  const meaning = new Float32Array(occupationDirections);
  for (const { title, weight } of some) {
    for (const [at, value] of title.meaning.entries()) meaning[at]! += weight * value;
  }
  const sumOf = (view: "occupations" | "letters") =>
    weightedSum(some.map(({ title, weight }) => ({ vector: title[view], weight })));
  return { occupations: sumOf("occupations"), meaning, letters: sumOf("letters") };
}

function weightedSum(some: readonly { vector: TermVector; weight: number }[]): TermVector {
  const sums = new Map<number, number>();
  for (const { vector, weight } of some) {
    for (const [at, id] of vector.ids.entries())
      sums.set(id, (sums.get(id) ?? 0) + weight * vector.weights[at]!);
  }
  return { ids: Int32Array.from(sums.keys()), weights: Float32Array.from(sums.values()) };
}

/** The product of a vector with each row of a column. */
function products(column: Float32Array, vector: Float32Array): Float32Array {
  const found = new Float32Array(column.length / vector.length);
  for (let row = 0; row < found.length; row += 1) {
    const from = row * vector.length;
    let sum = 0;
    for (let at = 0; at < vector.length; at += 1) sum += vector[at]! * column[from + at]!;
    found[row] = sum;
  }
  return found;
}

/** Values as distances from their mean, in standard deviations. */
function standard(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  return values.map((value) => (value - mean) / spread);
}
