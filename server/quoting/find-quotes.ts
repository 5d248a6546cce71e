import { answerOdds } from "#server/sentence-encoder/answer-odds.ts";
import { knownVector, questionVector, readTexts } from "#server/sentence-encoder/sentence-vectors.ts";
import { vectorLikeness } from "#server/sentence-encoder/whole-vectors.ts";
import { askedFor } from "./asked-for.ts";
import { asksInParticular } from "./asks-in-particular.ts";
import { asksOfWork } from "./asks-of-work.ts";
import type { PreparedSentence } from "./prepare.ts";
import { rankByWords } from "./rank-by-words.ts";
import type { Found } from "./types.ts";

const mostQuotes = 3;
/** How much each sign of an answer counts, fitted by cross-validation to scripts/eval/assistant/tune, and rounded. */
const weights = { own: 8, inContext: 9, document: 5 };
/** How many of a document's best sentences say what it is about. */
const mostOfDocument = 3;
/** So many of the likeliest are read together with the question. */
const mostReadTogether = 4;
/** What a point of likeness adds to the log odds that a sentence answers. */
const oddsPerPoint = 0.2;
/** Nothing answers the question where no sentence reaches this: set on scripts/eval/assistant/tune. */
const leastScore = -0.25;
/** Nothing is about the subject of a broad question below this likeness, which longer questions reach less easily. */
const leastLikeness = 0.5;
const allowedPerWord = 0.005;
const mostWords = 30;
/** What falls this far behind the best is left out. */
const behindBest = 3;
/** How long new sentences are read before an answer, the likeliest first; these few however long it takes. */
const patienceMs = 1_000;
const leastRead = 6;
const longestMs = 30_000;

export interface Ranked {
  sentence: PreparedSentence;
  score: number;
  /** To the question, in its context: -1 to 1. */
  likeness: number;
}

/** Up to three sentences that answer a question, word for word; none where nothing does. */
export async function findQuotes(
  question: string,
  sentences: readonly PreparedSentence[],
  withinMs = patienceMs,
): Promise<Found> {
  const duties = asksOfWork(question) ? sentences.filter(({ isDuty }) => isDuty) : [];
  if (duties.length > 0) return foundFirst(duties);
  const ranked = await rankSentences(question, sentences, withinMs);
  if (!asksInParticular(question)) return found(aboutSubject(question, ranked), ranked);
  return found(await readTogether(question, ranked.slice(0, mostReadTogether)), ranked);
}

/** Up to three sentences that are about the same as a statement. */
export async function findAbout(statement: string, sentences: readonly PreparedSentence[]): Promise<Found> {
  const ranked = await rankSentences(statement, sentences);
  return found(aboutSubject(statement, ranked), ranked);
}

function found(answers: readonly Answer[], ranked: readonly Ranked[]): Found {
  const quotes = answers
    .slice(0, mostQuotes)
    .filter(({ score }) => score >= answers[0]!.score - behindBest)
    .map(({ sentence }) => sentence.quote);
  return { quotes, nearest: nearestOf(ranked.map(({ sentence }) => sentence)) };
}

/** What stands first in a job tells most of its work. */
function foundFirst(duties: readonly PreparedSentence[]): Found {
  const first = duties.slice(0, mostQuotes);
  return { quotes: first.map(({ quote }) => quote), nearest: nearestOf(first) };
}

type Answer = Pick<Ranked, "sentence" | "score">;

/** The sentences by how likely each answers, read together with the question; none where none does. */
async function readTogether(question: string, likeliest: readonly Ranked[]): Promise<Answer[]> {
  const passages = likeliest.map(({ sentence: { quote, around } }) => ({ text: quote.text, around }));
  const odds = await answerOdds(question, passages);
  const answers = likeliest
    .map(({ sentence, score }, at) => ({ sentence, score: odds[at]! + oddsPerPoint * score }))
    .toSorted((a, b) => b.score - a.score);
  return answers.some(({ score }) => score >= leastScore) ? answers : [];
}

/** The sentences by what they mean; none where none is about the same. */
function aboutSubject(question: string, ranked: readonly Ranked[]): readonly Answer[] {
  const words = Math.min(question.split(/\s+/).length, mostWords);
  const isAbout = ranked.some(({ likeness }) => likeness + words * allowedPerWord >= leastLikeness);
  return isAbout ? ranked : [];
}

/** The sentences by what they mean, the best first; without those there was no time to read. */
export async function rankSentences(
  question: string,
  sentences: readonly PreparedSentence[],
  withinMs = patienceMs,
): Promise<Ranked[]> {
  if (sentences.length === 0) return [];
  const wanted = await questionVector(question);
  await readLikeliest(question, sentences, withinMs);
  const like = sentences.flatMap((sentence) => {
    const [own, inContext] = [knownVector(sentence.quote.text), knownVector(sentence.inContext)];
    if (!own || !inContext) return [];
    return [{ sentence, own: vectorLikeness(wanted, own), inContext: vectorLikeness(wanted, inContext) }];
  });
  const documents = likenessOfDocuments(like);
  return like
    .map(({ sentence, own, inContext }) => ({
      sentence,
      likeness: inContext,
      score:
        weights.own * own +
        weights.inContext * inContext +
        weights.document * documents.get(sentence.quote.documentId)! +
        askedFor(question, sentence.quote.text),
    }))
    .toSorted((a, b) => b.score - a.score);
}

interface Readying {
  withinMs?: number;
  /** What will be asked. */
  questions?: readonly string[];
}
/** Suggested questions come with a page, not as an answer, so they may take longer. */
export const patienceForOffersMs = 5_000;

/** Reads what sentences mean before they are asked about, and answers whether it has all; what takes longer is read afterwards. */
export async function getReady(
  sentences: readonly PreparedSentence[],
  { withinMs = patienceMs, questions = [] }: Readying = {},
): Promise<boolean> {
  const texts = sentences.flatMap(({ quote, inContext }) => [quote.text, inContext]);
  await readTexts([...questions, ...texts], withinMs);
  return sentences.every(isRead);
}

async function readLikeliest(question: string, sentences: readonly PreparedSentence[], withinMs: number) {
  if (withinMs === 0) return;
  const unknown = sentences.filter((sentence) => !isRead(sentence));
  const likeliest = rankByWords(question, unknown).map(({ sentence }) => sentence);
  await getReady(likeliest.slice(0, leastRead), { withinMs: longestMs });
  await getReady(likeliest, { withinMs });
}

function isRead({ quote, inContext }: PreparedSentence) {
  return knownVector(quote.text) !== undefined && knownVector(inContext) !== undefined;
}

interface Like {
  sentence: PreparedSentence;
  own: number;
  inContext: number;
}
/** By its best sentences: an answer stands where more is about the question. */
function likenessOfDocuments(all: readonly Like[]): Map<string, number> {
  const likenesses = Map.groupBy(all, ({ sentence }) => sentence.quote.documentId);
  return new Map(
    [...likenesses].map(([id, each]) => {
      const best = each
        .map(({ own, inContext }) => (own + inContext) / 2)
        .toSorted((a, b) => b - a)
        .slice(0, mostOfDocument);
      return [id, best.reduce((sum, value) => sum + value, 0) / best.length];
    }),
  );
}

/** The documents of the likeliest sentences, one for each title. */
function nearestOf(likeliest: readonly PreparedSentence[]) {
  const byTitle = Map.groupBy(likeliest, ({ quote }) => quote.title);
  return [...byTitle.values()].slice(0, mostQuotes).map(([first]) => {
    const { title, href, documentId, kind } = first!.quote;
    return { title, href: href.split("#")[0]!, documentId, kind };
  });
}
