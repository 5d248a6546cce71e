import { meaningLikeness, meaningOf } from "#server/taxonomy/word-meaning.ts";
import { askedFor } from "./asked-for.ts";
import { type ByWords, byWords } from "./by-words.ts";
import type { PreparedSentence } from "./prepare.ts";
import { subjectOf, termsOf } from "./terms.ts";
import type { Found } from "./types.ts";

const mostQuotes = 3;
/** Sentences that are compared by their meaning too; the rest share no word that counts. */
const mostCompared = 600;
/** How much each sign of an answer counts, fitted to the half of `npm run eval:assistant` that may be looked at, and rounded. */
const wordWeights: ByWords = { own: 0.25, passage: 0.5, near: 0.7, heading: 0.6, document: 0.7 };
const meaningWeights = { own: 0.4, passage: 0.8, headed: 0.9 };
/** A sentence below this answers nothing; the sum of right quotes and of right silence is highest here. */
const floor = 1.35;
/** What falls this far behind the best is left out. */
const behindBest = 0.55;

export interface Ranked {
  sentence: PreparedSentence;
  score: number;
  /** By its own words alone, and by its meaning alone. */
  words: number;
  meaning: number;
}

/** Up to three sentences that answer a question, word for word; none where nothing is about it. */
export function findQuotes(question: string, sentences: readonly PreparedSentence[]): Found {
  const ranked = rankSentences(question, sentences);
  const least = Math.max(floor, (ranked[0]?.score ?? 0) * behindBest);
  const quotes = ranked
    .slice(0, mostQuotes)
    .filter(({ score }) => score >= least)
    .map(({ sentence }) => sentence.quote);
  return { quotes, nearest: nearestOf(ranked) };
}

/** By words and by meaning, of the sentence and of what it stands in; the best first. */
export function rankSentences(question: string, sentences: readonly PreparedSentence[]): Ranked[] {
  const wanted = meaningOf(subjectOf(question));
  return byWords([...new Set(termsOf(question))], sentences)
    .map((said, at) => ({ sentence: sentences[at]!, words: said.own, score: weigh(said, wordWeights) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostCompared)
    .map(({ sentence, words, score }) => {
      const { own, passage, headed } = sentence.meaning();
      const like = {
        own: meaningLikeness(wanted, own),
        passage: meaningLikeness(wanted, passage),
        headed: meaningLikeness(wanted, headed),
      };
      const signs = weigh(like, meaningWeights) + askedFor(question, sentence.quote.text);
      return { sentence, words, meaning: like.headed, score: score + signs };
    })
    .toSorted((a, b) => b.score - a.score);
}

function weigh<Sign extends string>(signs: Record<Sign, number>, weights: Record<Sign, number>): number {
  const names = Object.keys(weights) as Sign[];
  return names.reduce((sum, name) => sum + weights[name] * signs[name], 0);
}

function nearestOf(ranked: readonly Ranked[]) {
  const titles = new Map(ranked.map(({ sentence: { quote } }) => [quote.title, quote.href.split("#")[0]!]));
  return [...titles].slice(0, mostQuotes).map(([title, href]) => ({ title, href }));
}
