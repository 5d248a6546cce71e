import { parseArgs } from "node:util";
import { findQuotes, type Ranked, rankSentences } from "#server/quoting/find-quotes.ts";
import { onOneLine, type Question, readQuestionSet } from "./eval/assistant/question-set.ts";
import { estimate } from "./eval/bootstrap.ts";
import "./command-errors.ts";

/**
 * Asks a set of questions over its documents, as the assistant does without a model: npm run eval:assistant -- --set FOLDER.
 * --misses shows what was missed; without it no question is printed, so that a set that is kept back stays unseen.
 */
const { values } = parseArgs({
  options: { set: { type: "string" }, misses: { type: "boolean", default: false } },
});
if (!values.set) {
  console.error("Say the folder of questions: npm run eval:assistant -- --set FOLDER");
  process.exit(2);
}

const { questions, visibleTo, textOf } = readQuestionSet(values.set);
const asked = questions.map((question) => {
  const begun = performance.now();
  const sentences = visibleTo(question);
  const { quotes } = findQuotes(question.question, sentences);
  const ms = performance.now() - begun;
  const ranked = rankSentences(question.question, sentences);
  return { question, ranked, quotes, ms, place: placeOf(question, ranked) };
});
type Asked = (typeof asked)[number];
const answerable = asked.filter(({ question }) => question.answerable);
const unanswerable = asked.filter(({ question }) => !question.answerable);
/** Every second question, to see how far the figures swing by chance. */
const halves = {
  first: (_: unknown, at: number) => at % 2 === 0,
  second: (_: unknown, at: number) => at % 2 === 1,
};

console.log(`${answerable.length} answerable and ${unanswerable.length} unanswerable questions\n`);
console.log("| what | % | 95 % interval |\n|---|---:|---:|");
row("right sentence among the first three, as answered", answerable, (each) => isRight(each, 3));
row("right sentence first, as answered", answerable, (each) => isRight(each, 1));
row("among the first three, without the floor", answerable, ({ place }) => place < 3);
row("the same by BM25 alone", answerable, (each) => placeBy(each, ({ words }) => words) < 3);
row("the same by embeddings alone", answerable, (each) => placeBy(each, ({ meaning }) => meaning) < 3);
row("unanswerable that it says so", unanswerable, isSilent);
for (const [half, isIn] of Object.entries(halves)) {
  row(`${half} half: among the first three, as answered`, answerable.filter(isIn), (each) =>
    isRight(each, 3),
  );
  row(`${half} half: unanswerable that it says so`, unanswerable.filter(isIn), isSilent);
}
const quotes = asked.flatMap((each) => each.quotes);
row("quotes that are verbatim", quotes, ({ text, documentId }) =>
  textOf.get(documentId)!.includes(onOneLine(text)),
);
const times = asked.map(({ ms }) => ms).toSorted((a, b) => a - b);
console.log(`\n95 % of answers within ${times[Math.floor(times.length * 0.95)]!.toFixed(1)} ms`);
if (values.misses) printMisses();

function placeOf({ answers }: Question, ranked: readonly Ranked[]): number {
  const right = new Set(answers.map(({ document, sentence }) => `${document} ${sentence}`));
  const place = ranked.findIndex(({ sentence: { quote } }) =>
    right.has(`${quote.documentId} ${onOneLine(quote.text)}`),
  );
  return place < 0 ? Infinity : place;
}

function placeBy({ question, ranked }: Asked, sign: (each: Ranked) => number): number {
  return placeOf(
    question,
    ranked.toSorted((a, b) => sign(b) - sign(a)),
  );
}

function isRight({ place, quotes: shown }: Asked, most: number): boolean {
  return place < Math.min(most, shown.length);
}

function isSilent({ quotes: shown }: Asked): boolean {
  return shown.length === 0;
}

function row<T>(what: string, all: readonly T[], isSo: (each: T) => boolean) {
  const { mean, low, high } = estimate(all.map((each) => (isSo(each) ? 1 : 0)));
  const percent = (share: number) => (share * 100).toFixed(0);
  console.log(`| ${what} | ${percent(mean)} | ${percent(low)} to ${percent(high)} |`);
}

function printMisses() {
  for (const { question, ranked, place, quotes: shown } of asked) {
    const best = ranked[0]?.score.toFixed(2) ?? "–";
    const what = question.answerable ? `place ${place + 1}` : "unanswerable";
    console.log(`${best} ${what}, ${shown.length} shown: ${question.question}`);
  }
}
