import type { PreparedSentence } from "./prepare.ts";

const saturation = 1.2;
const lengthWeight = 0.6;

export interface ByWords {
  sentence: PreparedSentence;
  score: number;
  /** How much of the question its words say, by their rarity: 0 to 1. */
  said: number;
}

/** Okapi BM25 of the terms of a question over sentences. */
export function bm25Of(terms: readonly string[], sentences: readonly PreparedSentence[]): ByWords[] {
  const rarity = new Map(terms.map((term) => [term, rarityOf(term, sentences)]));
  const all = [...rarity.values()].reduce((sum, each) => sum + each, 0) || 1;
  const usual = sentences.reduce((sum, { length }) => sum + length, 0) / (sentences.length || 1);
  return sentences.map((sentence) => {
    const long = 1 - lengthWeight + lengthWeight * (sentence.length / usual);
    let score = 0;
    let said = 0;
    for (const term of terms) {
      const times = sentence.terms.get(term);
      if (times === undefined) continue;
      const rare = rarity.get(term)!;
      score += (rare * times * (saturation + 1)) / (times + saturation * long);
      said += rare;
    }
    return { sentence, score, said: said / all };
  });
}

function rarityOf(term: string, sentences: readonly PreparedSentence[]): number {
  const having = sentences.filter(({ terms }) => terms.has(term)).length;
  return Math.log(1 + (sentences.length - having + 0.5) / (having + 0.5));
}
