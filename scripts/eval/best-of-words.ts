const saturation = 1.2;
const lengthShare = 0.75;

/** BM25 over plain words, the baseline others name: scores of every document for a query. */
export function bestOfWords(documents: readonly string[]): (query: string) => Float32Array {
  const words = documents.map(plainWords);
  const average = words.reduce((sum, { length }) => sum + length, 0) / Math.max(1, words.length);
  const postings = new Map<string, Map<number, number>>();
  for (const [at, own] of words.entries()) {
    for (const word of own) {
      const counts = postings.get(word) ?? new Map<number, number>();
      postings.set(word, counts.set(at, (counts.get(at) ?? 0) + 1));
    }
  }
  return (query) => {
    const scores = new Float32Array(documents.length);
    for (const word of plainWords(query)) {
      const counts = postings.get(word) ?? new Map<number, number>();
      const rarity = Math.log(1 + (documents.length - counts.size + 0.5) / (counts.size + 0.5));
      for (const [at, count] of counts) {
        const length = 1 - lengthShare + (lengthShare * words[at]!.length) / average;
        scores[at]! += (rarity * count * (saturation + 1)) / (count + saturation * length);
      }
    }
    return scores;
  };
}

/** The plain words of a text, as every baseline reads it. */
export function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
}
