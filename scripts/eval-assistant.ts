import { parseArgs } from "node:util";
import { findQuotes, getReady, type Ranked, rankSentences } from "#server/quoting/find-quotes.ts";
import type { PreparedSentence } from "#server/quoting/prepare.ts";
import { rankByWords } from "#server/quoting/rank-by-words.ts";
import { onOneLine, placeKey, type Question, readQuestionSet } from "./eval/assistant/question-set.ts";
import { estimate } from "./eval/bootstrap.ts";
import "./command-errors.ts";

/**
 * Asks sets of questions over their documents, as the assistant does without a model: npm run eval:assistant [-- --set FOLDER].
 * Without --set it asks those of scripts/eval/assistant that nothing is learned from. --misses shows what was missed; without it
 * no question is printed, so that a set that is kept back stays unseen.
 */
const { values } = parseArgs({
  options: { set: { type: "string" }, misses: { type: "boolean", default: false } },
});
const patient = 600_000;
for (const set of values.set ? [values.set] : ["tune", "kept", "later"]) {
  await askAll(set, values.set ?? new URL(`./eval/assistant/${set}`, import.meta.url).pathname);
}
// The encoder's thread waits for more otherwise.
process.exit();

interface Asked {
  question: Question;
  sentences: readonly PreparedSentence[];
  ranked: readonly Ranked[];
  place: number;
  quotes: Awaited<ReturnType<typeof findQuotes>>["quotes"];
  ms: number;
}

async function askAll(name: string, folder: string) {
  const { questions, visibleTo, textOf } = readQuestionSet(folder);
  const begun = performance.now();
  const all = questions.flatMap(visibleTo);
  await getReady(all, { withinMs: patient });
  const readMs = performance.now() - begun;
  const asked: Asked[] = [];
  for (const question of questions) asked.push(await ask(question, visibleTo(question)));
  tell(name, asked);
  const quotes = asked.flatMap((each) => each.quotes);
  row("quotes that are verbatim", quotes, ({ text, documentId }) =>
    textOf.get(documentId)!.includes(onOneLine(text)),
  );
  const times = asked.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const texts = new Set(all.map(({ inContext }) => inContext)).size;
  console.log(
    `\n95 % of answers within ${times[Math.floor(times.length * 0.95)]!.toFixed(0)} ms, once their ${texts} sentences were read in ${(readMs / 1000).toFixed(1)} s\n`,
  );
  if (values.misses) printMisses(asked);
}

async function ask(question: Question, sentences: readonly PreparedSentence[]): Promise<Asked> {
  const begun = performance.now();
  const { quotes } = await findQuotes(question.question, sentences);
  const ms = performance.now() - begun;
  const ranked = await rankSentences(question.question, sentences);
  return { question, sentences, ranked, quotes, ms, place: placeOf(question, ranked) };
}

function tell(name: string, asked: readonly Asked[]) {
  const answerable = asked.filter(({ question }) => question.answerable);
  const unanswerable = asked.filter(({ question }) => !question.answerable);
  console.log(
    `${name}, ${answerable.length} answerable and ${unanswerable.length} unanswerable questions:\n`,
  );
  console.log("| what | ours | 95 % interval |\n|---|---:|---:|");
  row("right sentence among the first three, as answered", answerable, (each) => isRight(each, 3));
  row("right sentence first, as answered", answerable, (each) => isRight(each, 1));
  row("among the first three, without the floor", answerable, ({ place }) => place < 3);
  row("the same by words and what words mean", answerable, (each) => placeByWords(each, "score") < 3);
  row("the same by BM25 alone", answerable, (each) => placeByWords(each, "own") < 3);
  row("unanswerable that it says so", unanswerable, ({ quotes }) => quotes.length === 0);
}

function placeOf({ answers }: Question, ranked: readonly Pick<Ranked, "sentence">[]): number {
  const right = new Set(answers.map(({ document, sentence }) => placeKey(document, sentence)));
  const place = ranked.findIndex(({ sentence: { quote } }) =>
    right.has(placeKey(quote.documentId, quote.text)),
  );
  return place < 0 ? Infinity : place;
}

function placeByWords({ question, sentences }: Asked, by: "score" | "own"): number {
  const ranked = rankByWords(question.question, sentences);
  return placeOf(
    question,
    ranked.toSorted((a, b) => b[by] - a[by]),
  );
}

function isRight({ place, quotes: shown }: Asked, most: number): boolean {
  return place < Math.min(most, shown.length);
}

function row<T>(what: string, all: readonly T[], isSo: (each: T) => boolean) {
  const { mean, low, high } = estimate(all.map((each) => (isSo(each) ? 1 : 0)));
  const percent = (share: number) => (share * 100).toFixed(0);
  console.log(`| ${what} | ${percent(mean)} | ${percent(low)} to ${percent(high)} |`);
}

function printMisses(asked: readonly Asked[]) {
  for (const { question, ranked, place, quotes: shown } of asked) {
    const best = Math.max(...ranked.slice(0, 3).map(({ likeness }) => likeness)).toFixed(2);
    const what = question.answerable ? `place ${place + 1}` : "unanswerable";
    console.log(`${best} ${what}, ${shown.length} shown: ${question.question}`);
  }
}
