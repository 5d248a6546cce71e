import { meaningLikeness, meaningOf } from "#server/taxonomy/word-meaning.ts";
import { bm25Of } from "./bm25.ts";
import type { PreparedSentence } from "./prepare.ts";
import { subjectOf, termsOf } from "./terms.ts";
import type { Found } from "./types.ts";

const mostQuotes = 3;
/** Sentences that are compared by their meaning too; the rest share no word that counts. */
const mostCompared = 600;
/** How much likeness of meaning counts beside the words. */
const meaningWeight = 0.8;
/** A question is answered where sentences say this much of its words, or mean nearly the same. */
const floor = { said: 0.5, leastLike: 0.1, saidAndLike: 0.3, like: 0.3, veryLike: 0.6 };
/** What falls this far behind the best is left out. */
const behindBest = 0.55;

interface Ranked {
  sentence: PreparedSentence;
  score: number;
  said: number;
  like: number;
}

/** Up to three sentences that answer a question, word for word; none where nothing is about it. */
export function findQuotes(question: string, sentences: readonly PreparedSentence[]): Found {
  const ranked = rankSentences(question, sentences);
  const [best] = ranked;
  const answers = best && isAnswer(best) ? ranked.filter((each) => isAnswer(each)) : [];
  const quotes = answers
    .filter(({ score }) => score >= best!.score * behindBest)
    .slice(0, mostQuotes)
    .map(({ sentence }) => sentence.quote);
  return { quotes, nearest: nearestOf(ranked) };
}

/** By words and by meaning, the best first. */
export function rankSentences(question: string, sentences: readonly PreparedSentence[]): Ranked[] {
  const terms = [...new Set(termsOf(question))];
  const byWords = bm25Of(terms, sentences);
  const compared = byWords.toSorted((a, b) => b.score - a.score).slice(0, mostCompared);
  const wanted = meaningOf(subjectOf(question));
  const likes = compared.map(({ sentence }) => {
    const { own, around } = sentence.meaning();
    return (meaningLikeness(wanted, own) + meaningLikeness(wanted, around)) / 2;
  });
  const mostSaid = Math.max(...compared.map(({ score }) => score), Number.EPSILON);
  return compared
    .map(({ sentence, score, said }, at) => ({
      sentence,
      said,
      like: likes[at]!,
      score: score / mostSaid + meaningWeight * likes[at]!,
    }))
    .toSorted((a, b) => b.score - a.score);
}

function isAnswer({ said, like }: Ranked) {
  return (
    (said >= floor.said && like >= floor.leastLike) ||
    (said >= floor.saidAndLike && like >= floor.like) ||
    like >= floor.veryLike
  );
}

function nearestOf(ranked: readonly Ranked[]) {
  const titles = new Map(ranked.map(({ sentence: { quote } }) => [quote.title, quote.href.split("#")[0]!]));
  return [...titles].slice(0, mostQuotes).map(([title, href]) => ({ title, href }));
}
