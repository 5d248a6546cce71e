import { scoreFit, textLines, type CandidateText } from "#server/matching-engine/index.ts";
import { bestOfWords } from "./eval/best-of-words.ts";
import { labelledPairs } from "./eval/labelled-pairs.ts";
import { jobOf } from "./matching/read-pairs.ts";

/**
 * Measures on people and advertisements judged by hand how often one that fits is ranked above one that does not (AUC), pooled over all
 * people: npm run eval:matching
 */
const asOf = "2026-11-21";
const { people, ads } = labelledPairs();
const byWords = bestOfWords(ads.map(({ text }) => text));

console.log(`| ${people.length} people of our own | AUC | mean of people | pairs |\n|---|---|---|---|`);
report(
  "words (BM25)",
  people.map(({ resume }) => Array.from(byWords(resume))),
);
const written = people.map(({ resume }) => textLines(resume));
report("ours", ours(written));
report(
  "ours, line breaks lost",
  ours(
    people.map(({ resume }) => textLines(flat(resume))),
    flat,
  ),
);
report("ours, behind an introduction", ours(written, introduced));

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

function report(name: string, found: readonly (readonly number[])[]) {
  const judged = people.flatMap(({ fits, misses }, nth) => [
    ...fits.map((at) => ({ nth, fits: true, score: found[nth]![at]! })),
    ...misses.map((at) => ({ nth, fits: false, score: found[nth]![at]! })),
  ]);
  const each = people.map((_, nth) => areaUnderCurve(judged.filter((pair) => pair.nth === nth)));
  const mean = each.reduce((sum, value) => sum + value, 0) / each.length;
  console.log(`| ${name} | ${areaUnderCurve(judged).toFixed(3)} | ${mean.toFixed(3)} | ${judged.length} |`);
}

function areaUnderCurve(judged: readonly { fits: boolean; score: number }[]): number {
  const [good, bad] = [judged.filter(({ fits }) => fits), judged.filter(({ fits }) => !fits)];
  let won = 0;
  for (const one of good)
    for (const other of bad) won += one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0;
  return won / (good.length * bad.length);
}
