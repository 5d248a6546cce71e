import { parseArgs } from "node:util";
import { modelVersion, scoreFit, textLines, type CandidateText } from "#server/matching-engine/index.ts";
import { bestOfWords } from "./eval/best-of-words.ts";
import { labelledPairs } from "./eval/labelled-pairs.ts";
import { keepResult, tableOf } from "./eval/results.ts";
import { jobOf } from "./matching/read-pairs.ts";

/**
 * Measures on people and advertisements judged by hand how often one that fits is ranked above one that does not (AUC), pooled over all
 * people: npm run eval:matching [-- --keep], which writes it to scripts/eval/results.json
 */
const { values } = parseArgs({ options: { keep: { type: "boolean", default: false } } });
const asOf = "2026-11-21";
const { people, ads } = labelledPairs();
const byWords = bestOfWords(ads.map(({ text }) => text));

const written = people.map(({ resume }) => textLines(resume));
const flattened = people.map(({ resume }) => textLines(flat(resume)));
const rows = [
  rowOf(
    "words (BM25)",
    people.map(({ resume }) => Array.from(byWords(resume))),
  ),
  rowOf("ours", ours(written)),
  rowOf("ours, texts that lost their line breaks", ours(flattened, flat)),
  rowOf("ours, advertisements that begin with the company", ours(written, introduced)),
];
const pairs = people.reduce((sum, { fits, misses }) => sum + fits.length + misses.length, 0);
const command = "npm run eval:matching";
const about = `\`${command}\`: ${people.length} people, ${pairs} pairs of our own, half of them misleading on purpose`;
const table = { head: [about, "AUC", "mean of people"], rows };
console.log(tableOf(table));
if (values.keep)
  keepResult("ownPairs", {
    command,
    measuredOn: new Date().toISOString().slice(0, 10),
    modelVersion,
    ...table,
  });

/** Most advertisements say who they are before they say what they want. */
function introduced(text: string): string {
  return `We are a global team of 6,000 makers. At Nordwind, our mission is to make good things affordable for everyone.\nOur portfolio of 25 brands touches lives in more than fifty countries.\nWe are looking for a ${text}`;
}

function flat(text: string): string {
  return text.replace(/\s+/g, " ");
}

function ours(resumes: string[][], write = (text: string) => text): number[][] {
  const jobs = ads.map(({ text }) => jobOf({ text: write(text) }));
  return resumes.map((resume) => {
    const candidate: CandidateText = { asOf, resume };
    return jobs.map((job) => scoreFit(job, candidate).exact);
  });
}

function rowOf(name: string, found: readonly (readonly number[])[]): string[] {
  const judged = people.flatMap(({ fits, misses }, nth) => [
    ...fits.map((at) => ({ nth, fits: true, score: found[nth]![at]! })),
    ...misses.map((at) => ({ nth, fits: false, score: found[nth]![at]! })),
  ]);
  const each = people.map((_, nth) => areaUnderCurve(judged.filter((pair) => pair.nth === nth)));
  const mean = each.reduce((sum, value) => sum + value, 0) / each.length;
  return [name, areaUnderCurve(judged).toFixed(3), mean.toFixed(3)];
}

function areaUnderCurve(judged: readonly { fits: boolean; score: number }[]): number {
  const [good, bad] = [judged.filter(({ fits }) => fits), judged.filter(({ fits }) => !fits)];
  let won = 0;
  for (const one of good)
    for (const other of bad) won += one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0;
  return won / (good.length * bad.length);
}
