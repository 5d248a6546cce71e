import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { wordsOf } from "#server/taxonomy/words-of.ts";

/** The weights of a text's words, of unit length: rare words count more, repeated ones a little. */
export type WordVector = ReadonlyMap<string, number>;

interface Rarity {
  documents: number;
  counts: ReadonlyMap<string, number>;
}
let rarity: Rarity | undefined;

/** In how many of some thousand job ads each word stands; `scripts/build-word-rarity.ts` counts them. */
function readRarity(): Rarity {
  const file = new URL("../../taxonomy/word-rarity.txt.gz", import.meta.url);
  const [documents, ...rows] = gunzipSync(readFileSync(file)).toString("utf8").split("\n");
  const counts = rows.map((row): [string, number] => {
    const space = row.indexOf(" ");
    return [row.slice(0, space), Number(row.slice(space + 1))];
  });
  return { documents: Number(documents), counts: new Map(counts) };
}

/** TF-IDF with a logarithmic count, as Manning, Raghavan and Schütze give it (Introduction to Information Retrieval, 6.4). */
export function wordVector(text: string): WordVector {
  rarity ??= readRarity();
  const times = new Map<string, number>();
  for (const word of wordsOf(text)) times.set(word, (times.get(word) ?? 0) + 1);
  let square = 0;
  const vector = new Map<string, number>();
  for (const [word, count] of times) {
    const weight =
      (1 + Math.log(count)) * Math.log((rarity.documents + 1) / ((rarity.counts.get(word) ?? 1) + 1));
    square += weight * weight;
    vector.set(word, weight);
  }
  const length = Math.sqrt(square) || 1;
  for (const [word, weight] of vector) vector.set(word, weight / length);
  return vector;
}

/** How alike two texts are by their words, 0 to 1; a resume and an ad of its own trade seldom reach 0.3. */
export function textLikeness(a: WordVector, b: WordVector): number {
  const [fewer, more] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [word, weight] of fewer) sum += weight * (more.get(word) ?? 0);
  return sum;
}
