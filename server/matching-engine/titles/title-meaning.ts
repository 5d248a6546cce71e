import { readFileSync } from "node:fs";
import { meaningModel, meaningSize } from "#server/taxonomy/word-meaning.ts";
import { unitVector } from "#server/taxonomy/unit-vector.ts";

/** How many directions of the vectors tell occupations apart. */
export const occupationDirections = 128;
/** How firmly the nearest occupation in meaning is preferred to the next. */
const firmness = 8;

/** Turns vectors of the built-in encoder so that what sets occupations apart counts and what varies within one does not. */
interface TitleMeaning {
  /** The encoder it was learned with. */
  model: string;
  meaningOf(vector: Float32Array): Float32Array;
  /** How likely each occupation is for a meaning; the shares add up to one. */
  occupationsOf(meaning: Float32Array): Float32Array;
}

let known: TitleMeaning | null = null;

/** Learned from the titles of the occupations; `scripts/build-title-meaning.ts` says how. */
export function titleMeaning(): TitleMeaning {
  known ??= meaningFrom(readFileSync(new URL("../../taxonomy/title-meaning.bin", import.meta.url)));
  return known;
}

function meaningFrom(file: Buffer): TitleMeaning {
  const numbers = Float32Array.from(new Float16Array(new Uint8Array(file).buffer));
  const mean = numbers.subarray(0, meaningSize);
  const turn = numbers.subarray(meaningSize, meaningSize * (1 + occupationDirections));
  const centres = numbers.subarray(meaningSize * (1 + occupationDirections));
  return {
    model: meaningModel,
    meaningOf: (vector) => project({ vector, mean, turn }),
    occupationsOf: (meaning) => sharesNear(centres, meaning),
  };
}

function project({
  vector,
  mean,
  turn,
}: {
  vector: Float32Array;
  mean: Float32Array;
  turn: Float32Array;
}): Float32Array {
  const meaning = new Float32Array(occupationDirections);
  for (let row = 0; row < vector.length; row += 1) {
    const difference = vector[row]! - mean[row]!;
    const from = row * occupationDirections;
    for (let column = 0; column < occupationDirections; column += 1)
      meaning[column]! += difference * turn[from + column]!;
  }
  return unitVector(meaning);
}

/** How likely each occupation is, by how near its centre lies. */
export function sharesNear(centres: Float32Array, meaning: Float32Array): Float32Array {
  const size = meaning.length;
  const found = new Float32Array(centres.length / size);
  let total = 0;
  for (const place of found.keys()) {
    const centre = centres.subarray(place * size, (place + 1) * size);
    let likeness = 0;
    for (let column = 0; column < size; column += 1) likeness += centre[column]! * meaning[column]!;
    found[place] = Math.exp(firmness * likeness);
    total += found[place];
  }
  return found.map((value) => value / total);
}
