import { readFileSync } from "node:fs";
import { scoreFit } from "#server/matching-engine/index.ts";
import { swapJob, swapPerson, withTitle } from "#server/testing/score-swaps.ts";

/** How the score of a resume differs when its title is that of a woman; points of 100. */
export interface GenderDifference {
  language: string;
  pairs: number;
  alike: number;
  /** Mean and largest, woman minus man. */
  mean: number;
  most: number;
}

/** A language, what a woman and what a man is called, by people who had not seen the scorer. */
function titlePairs(): [language: string, woman: string, man: string][] {
  const rows = readFileSync(new URL("titles-by-gender.tsv", import.meta.url), "utf8")
    .trim()
    .split("\n");
  return rows.map((row) => row.split("\t") as [string, string, string]);
}

let measured: GenderDifference[] | undefined;

/** Each pair in the same resume, for a job that is called as the man is; measured once. */
export function genderDifferences(): GenderDifference[] {
  return (measured ??= measure());
}

function measure(): GenderDifference[] {
  const pairs = Map.groupBy(titlePairs(), ([language]) => language);
  return [...pairs].map(([language, titles]) => {
    const differences = titles.map(([, woman, man]) => scoreWith(woman, man) - scoreWith(man, man));
    return {
      language,
      pairs: titles.length,
      alike: differences.filter((difference) => difference === 0).length,
      mean: differences.reduce((sum, each) => sum + each, 0) / titles.length,
      most: differences.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0]!,
    };
  });
}

function scoreWith(title: string, wanted: string): number {
  return scoreFit({ ...swapJob, title: wanted }, { ...swapPerson, resume: withTitle(title).split("\n") })
    .exact;
}
