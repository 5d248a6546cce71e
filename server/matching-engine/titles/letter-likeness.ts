import { commonTitles } from "#server/taxonomy/titles.ts";
import { letterTerms } from "./title-terms.ts";

/** The pieces of a title's words, each by a number and weighted by how rare it is; of unit length. */
export type LetterVector = ReadonlyMap<number, number>;

/** Pieces are told apart by 16 bits of their hash: few enough to count at once, enough for tens of thousands of pieces. */
const kinds = 1 << 16;
let counts: Uint32Array | undefined;
let counted = 0;

function countPieces(): Uint32Array {
  const found = new Uint32Array(kinds);
  for (const { title } of commonTitles()) {
    counted += 1;
    for (const piece of new Set(letterTerms(title))) found[hashOf(piece)]! += 1;
  }
  return found;
}

function hashOf(piece: string): number {
  let hash = 2166136261;
  for (let at = 0; at < piece.length; at += 1) hash = Math.imul(hash ^ piece.charCodeAt(at), 16777619);
  return (hash ^ (hash >>> 16)) & (kinds - 1);
}

/** TF-IDF of the pieces among the known titles, with a logarithmic count. */
export function letterVector(title: string): LetterVector {
  counts ??= countPieces();
  const times = new Map<number, number>();
  for (const piece of letterTerms(title)) {
    const hash = hashOf(piece);
    times.set(hash, (times.get(hash) ?? 0) + 1);
  }
  let square = 0;
  for (const [hash, count] of times) {
    const weight = (1 + Math.log(count)) * Math.log(1 + counted / (counts[hash]! + 0.5));
    square += weight * weight;
    times.set(hash, weight);
  }
  const length = Math.sqrt(square) || 1;
  for (const [hash, weight] of times) times.set(hash, weight / length);
  return times;
}

/** How alike two titles are by the pieces of their words, 0 to 1. */
export function letterLikeness(a: LetterVector, b: LetterVector): number {
  let sum = 0;
  for (const [hash, weight] of b) sum += weight * (a.get(hash) ?? 0);
  return sum;
}
