import { meaningLikeness, meaningOf } from "#server/taxonomy/word-meaning.ts";
import { type ByWords, byWords } from "./by-words.ts";
import type { PreparedSentence } from "./prepare.ts";
import { subjectOf, termsOf } from "./terms.ts";

/** Sentences that are compared by their meaning too; the rest share no word that counts. */
const mostCompared = 600;
/** How much each sign counts, fitted to a set of questions before there was the sentence encoder, and rounded. */
const wordWeights: ByWords = { own: 0.25, passage: 0.5, near: 0.7, heading: 0.6, document: 0.7 };
const meaningWeights = { own: 0.4, passage: 0.8, headed: 0.9 };

export interface RankedByWords {
  sentence: PreparedSentence;
  score: number;
  /** By its own words alone. */
  own: number;
}

/** By words and by what words mean, of the sentence and of what it stands in; the best first. It is fast. */
export function rankByWords(text: string, sentences: readonly PreparedSentence[]): RankedByWords[] {
  const wanted = meaningOf(subjectOf(text));
  const read = sentences.map((sentence) => sentence.words());
  return byWords([...new Set(termsOf(text))], read)
    .map((said, at) => ({ at, own: said.own, score: weigh(said, wordWeights) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostCompared)
    .map(({ at, own, score }) => {
      const { meaning } = read[at]!;
      const like = {
        own: meaningLikeness(wanted, meaning.own),
        passage: meaningLikeness(wanted, meaning.passage),
        headed: meaningLikeness(wanted, meaning.headed),
      };
      return { sentence: sentences[at]!, own, score: score + weigh(like, meaningWeights) };
    })
    .toSorted((a, b) => b.score - a.score);
}

function weigh<Sign extends string>(signs: Record<Sign, number>, weights: Record<Sign, number>): number {
  const names = Object.keys(weights) as Sign[];
  return names.reduce((sum, name) => sum + weights[name] * signs[name], 0);
}
