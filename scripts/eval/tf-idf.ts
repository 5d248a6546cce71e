import { plainWords } from "./best-of-words.ts";

/** TF-IDF with a logarithmic count over plain words, a baseline: the cosine of every document with a query. */
export function cosineOfWords(documents: readonly string[]): (query: string) => number[] {
  const counted = documents.map((text) => countsOf(text));
  const holders = new Map<string, number>();
  for (const counts of counted)
    for (const word of counts.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
  const vectorOf = (counts: ReadonlyMap<string, number>) => {
    const weights = [...counts].map(([word, count]): [string, number] => {
      const rarity = Math.log((1 + documents.length) / (1 + (holders.get(word) ?? 0))) + 1;
      return [word, (1 + Math.log(count)) * rarity];
    });
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return new Map(weights.map(([word, weight]) => [word, weight / length]));
  };
  const vectors = counted.map(vectorOf);
  return (query) => {
    const asked = [...vectorOf(countsOf(query))];
    return vectors.map((vector) =>
      asked.reduce((sum, [word, weight]) => sum + weight * (vector.get(word) ?? 0), 0),
    );
  };
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of plainWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
