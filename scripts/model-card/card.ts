import { type FitSigns, points } from "#server/matching-engine/fit-points.ts";
import { modelVersion, share } from "#server/matching-engine/score.ts";
import { scoreSwaps } from "#server/testing/score-swaps.ts";
import { type Result, type ResultName, type Results, tableOf } from "../eval/results.ts";
import { judgeBars } from "./bars.ts";
import { genderDifferences } from "../eval/titles-by-gender.ts";
import {
  genderOfTitles,
  jobWords,
  limits,
  notChecked,
  notFor,
  partWords,
  personWords,
  resultWords,
  signWords,
  switches,
  uses,
  wantedWords,
} from "./card-words.data.ts";

/** The model card of the scorer as Markdown, from its own constants and the results of its evaluations. */
export function modelCard(results: Results): string {
  return `${[
    "# Model card of the scorer",
    `Version \`${modelVersion}\`. ${daysOf(results)} \`npm run model-card\` makes this page of the scorer’s own constants and of \`scripts/eval/results.json\`; [matching](./matching.md) explains the method.`,
    section("What it’s for", list(uses)),
    section("What it isn’t for", list(notFor)),
    section("What it reads", inputs()),
    section("How a score is made", howMade()),
    section("What is asked of it", barsOf(results)),
    section("How it was evaluated", evaluations(results)),
    section("Known limits", list(limits)),
    section("Fairness", fairness()),
    section("Who can turn it off", list(switches)),
  ].join("\n\n")}\n`;
}

function inputs(): string {
  return [
    `Of the person: ${comma(personWords)}.`,
    `Of what they ask for: ${comma(wantedWords)}.`,
    `Of the job: ${comma(jobWords)}.`,
    "There is no field for a photo, gender, age or origin, and the name is known only to take it out. Where a text tells one of these or a school, rules take it out before anything is read; “Fairness” says how far they hold. Answers about oneself, such as ethnicity, are in no score.",
  ].join("\n\n");
}

function howMade(): string {
  const signs = Object.entries(signWords).map(([name, words]) => [
    words,
    String(points[name as keyof FitSigns]),
  ]);
  const parts = Object.entries(partWords).map(([name, words]) => [
    words,
    `${Math.round(100 * share[name as keyof typeof share])} %`,
  ]);
  return [
    `Each sign, times its points, adds to the logarithm of the odds that the person would consider the job, which begins at ${points.none}. The score is the odds as a share of 100. A job that says too little has none.`,
    tableOf({ head: ["sign", "points"], rows: signs }),
    "How well the text fits is made of:",
    tableOf({ head: ["part", "weight"], rows: parts }),
    "The points were fitted on the graded pairs of the 24 people below; those of broken conditions, unknown levels, doubt and text are set by hand. No language model takes part when a score is made; what titles mean is read from vectors of words that were distilled from one. What job seekers do with jobs moves their own list and no score.",
  ].join("\n\n");
}

function barsOf(results: Results): string {
  const judged = judgeBars(results);
  const reached = judged.filter((bar) => bar.reached).length;
  const rows = judged.map(({ says, bar, measured, reached: holds, surely }) => [
    says,
    bar,
    measured,
    holds ? (surely ? "reached" : "reached, but the interval isn’t") : "**missed**",
  ]);
  const sum =
    reached === judged.length
      ? "All bars are reached."
      : `**Not all bars are reached: ${reached} of ${judged.length} are.**`;
  return `${sum} Intervals hold 95 %.\n\n${tableOf({ head: ["bar", "asked for", "measured", ""], rows })}`;
}

function evaluations(results: Results): string {
  return (Object.keys(resultWords) as ResultName[])
    .map((name) => {
      const result = results[name];
      return `${resultWords[name]} ${madeBy(result)}\n\n${tableOf(result)}`;
    })
    .join("\n\n");
}

function madeBy({ command, measuredOn, modelVersion: measured }: Result): string {
  const version =
    measured === null
      ? "over several versions"
      : measured === modelVersion
        ? `version \`${measured}\``
        : `version \`${measured}\`; **not measured again with \`${modelVersion}\`**`;
  return `(\`${command}\`, ${longDate(measuredOn)}, ${version})`;
}

function fairness(): string {
  return [
    "Checked: a test swaps each of these in an English resume and expects the same score to the last digit, whenever the code changes:",
    list(scoreSwaps.map(([swapped]) => swapped)),
    genderOfTitles,
    tableOf({
      head: ["language", "pairs", "scored alike", "mean difference", "largest"],
      rows: genderDifferences().map(({ language, pairs, alike, mean, most }) => [
        language,
        String(pairs),
        String(alike),
        mean.toFixed(2),
        most.toFixed(1),
      ]),
    }),
    "Not checked:",
    list(notChecked),
  ].join("\n\n");
}

function section(title: string, text: string): string {
  return `## ${title}\n\n${text}`;
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

function comma(words: Record<string, string>): string {
  return Object.values(words).join(", ");
}

function daysOf(results: Results): string {
  const days = Object.values(results)
    .map(({ measuredOn }) => measuredOn)
    .toSorted();
  return `Evaluated from ${longDate(days[0]!)} to ${longDate(days.at(-1)!)}; each table has its day and its version.`;
}

function longDate(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}
