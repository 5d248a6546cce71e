import { parseArgs } from "node:util";
import { streamFor } from "#server/demo/world/random.ts";
import { findTexts } from "./eval/lines/find-texts.ts";
import { type Counts, countsOf, type Scores, scoresOf } from "./eval/lines/line-measures.ts";
import { alwaysMust, bagOfWords, byHeadings, type LineReader, ours } from "./eval/lines/line-readers.ts";
import { readMarks, readSecondMarks } from "./eval/lines/read-marks.ts";
import "./command-errors.ts";

/**
 * How well the lines of real advertisements are read: must or nice, and which of the two, against lines that assessors
 * marked. REAL_DATA_DIR=FOLDER npm run eval:lines [-- --locked]; scripts/eval/lines/README.md says where the texts are.
 */
const { values } = parseArgs({ options: { locked: { type: "boolean", default: false } } });
const folder = process.env["REAL_DATA_DIR"];
if (!folder) {
  console.error("Set REAL_DATA_DIR to the folder of real data that scripts/eval/lines/README.md describes.");
  process.exit(2);
}
const half = values.locked ? "locked" : "tune";
const marked = readMarks();
const texts = findTexts(folder, new Set(marked.map(({ key }) => key)));
const wanted = marked.filter((ad) => ad.half === half);
const ads = wanted.flatMap(({ key, ...ad }) =>
  texts.has(key) ? [{ ...ad, key, text: texts.get(key)! }] : [],
);
if (ads.length === 0) throw new Error(`${folder} holds none of the marked advertisements.`);
console.log(
  `${ads.length} of ${wanted.length} advertisements of the ${half} half; ${wanted.length - ads.length} not found.`,
);
for (const [source, rows] of Map.groupBy(
  wanted.filter(({ key }) => !texts.has(key)),
  ({ source }) => source,
))
  console.log(`  ${rows.length} of ${source} not found`);

type Ad = (typeof ads)[number];
interface Case {
  ad: Ad;
  layout: "with line breaks" | "in one line";
  text: string;
}
const cases = ads.flatMap((ad): Case[] => {
  const joined: Case = { ad, layout: "in one line", text: ad.text.replace(/\s+/g, " ").trim() };
  return ad.text.includes("\n") ? [{ ad, layout: "with line breaks", text: ad.text }, joined] : [joined];
});

const readers: [string, (ad: Ad) => LineReader][] = [
  ["ours", () => ours],
  ["headings known by their words", () => byHeadings],
  ["a bag of words", bagWithout],
  ["always must", () => alwaysMust],
];
console.log(
  "\n| must or nice, by line | cases | F1 | precision | recall | F1 of nice | must and nice told apart |\n|---|---|---|---|---|---|---|",
);
for (const [name, readerFor] of readers) {
  const counts = cases.map(({ ad, text }) => countsOf(ad.marks, placed(text, readerFor(ad)(text))));
  print(name, counts, () => true);
  if (name !== "ours") continue;
  for (const layout of ["with line breaks", "in one line"])
    print(`  ${layout}`, counts, (each) => each.layout === layout);
  for (const lang of ["en", "de", "fr", "es"]) print(`  ${lang}`, counts, ({ ad }) => ad.lang === lang);
  print("  without lines whose label can be disputed", cases.map(undisputed), () => true);
}
if (values.locked) printSecondAssessor();
tellSpeed();

/** How far two assessors agree bounds what a reader can reach. */
function printSecondAssessor(): void {
  const second = new Map(readSecondMarks().map(({ key, marks }) => [key, marks]));
  const counts = cases.map(({ ad }) => countsOf(ad.marks, second.get(ad.key) ?? []));
  print("a second assessor", counts, () => true);
}

function print(name: string, counts: readonly Counts[], test: (each: Case) => boolean): void {
  const chosen = counts.filter((_, at) => test(cases[at]!));
  if (chosen.length === 0) return;
  const scores = scoresOf(chosen);
  const { low, high } = interval(chosen);
  const shown = (["precision", "recall", "nice", "told"] as const satisfies (keyof Scores)[]).map((key) =>
    scores[key].toFixed(3),
  );
  console.log(
    `| ${name} | ${chosen.length} | ${scores.f1.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}] | ${shown.join(" | ")} |`,
  );
}

/** The F1 of must or nice when advertisements are drawn again. */
function interval(counts: readonly Counts[]) {
  const random = streamFor(20_261_122, "lines");
  const drawn = Array.from(
    { length: 2000 },
    () => scoresOf(counts.map(() => random.pick(counts))).f1,
  ).toSorted((a, b) => a - b);
  return { low: drawn[50]!, high: drawn[1949]! };
}

/** Places in a text, counted in characters that are no spaces. */
function placed(text: string, spans: ReturnType<LineReader>): ReturnType<LineReader> {
  const places: number[] = [0];
  for (let at = 0; at < text.length; at++) places.push(places[at]! + (text[at]!.trim() === "" ? 0 : 1));
  return spans.map((span) => ({ ...span, start: places[span.start]!, end: places[span.end]! }));
}

function undisputed({ ad, text }: Case): Counts {
  return countsOf(
    ad.marks.filter(({ disputable }) => !disputable),
    placed(text, ours(text)),
  );
}

function bagWithout({ key }: Ad): LineReader {
  return bagOfWords(
    marked
      .filter((ad) => ad.half === "tune" && ad.key !== key && texts.has(ad.key))
      .flatMap((ad) => {
        const letters = texts.get(ad.key)!.split(/\s+/);
        return linesIn(letters, ad.marks);
      }),
  );
}

/** The words under each mark. */
function linesIn(words: readonly string[], marks: Ad["marks"]) {
  let at = 0;
  const placedWords = words.map((word) => ({ word, start: (at += word.length) - word.length }));
  return marks.map(({ start, end, label }) => ({
    label,
    text: placedWords
      .flatMap((each) => (each.start >= start && each.start < end ? [each.word] : []))
      .join(" "),
  }));
}

function tellSpeed(): void {
  const before = performance.now();
  for (const { text } of cases) ours(text);
  console.log(`${((performance.now() - before) / cases.length).toFixed(1)} ms an advertisement`);
}
