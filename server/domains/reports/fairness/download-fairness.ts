import type { FairnessNumbers, FairnessOutcome, fairnessTables } from "#contract/fairness-reports.ts";
import type { AdminContext } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { Download } from "#server/http/mount.ts";
import { type Cell, writeCsv } from "#server/texts/write-csv.ts";
import { reportsOf } from "./show-fairness.ts";

const tableNames: Record<(typeof fairnessTables)[number], string> = {
  sex: "Sex (gender as answered)",
  ethnicity: "Race/ethnicity",
  both: "Sex and race/ethnicity",
};
const head = [
  "Year (UTC)",
  "Counted on (UTC)",
  "Job family",
  "Table",
  "Category",
  "People",
  "Moved forward",
  "Selection rate",
  "Selection impact ratio",
  "Score above the median",
  "Scoring rate",
  "Scoring impact ratio",
  "Note",
];

/** All job families of a year in one file, a category in each row. */
export async function downloadFairness(context: AdminContext, year: number) {
  const { reports } = await reportsOf(context, year);
  if (reports.length === 0) throw notFound("Report");
  const lines = reports.flatMap(linesOf);
  return new Download(
    "text/csv; charset=utf-8",
    Buffer.from(writeCsv([head, ...lines])),
    `fairness-${year}.csv`,
    {
      "cache-control": "private, no-store",
    },
  );
}

type Report = Awaited<ReturnType<typeof reportsOf>>["reports"][number];
function linesOf({ year, countedAt, family, leftOut, tables }: Report): Cell[][] {
  const start = [year, countedAt.toISOString().slice(0, 10), family];
  const rows = tables.flatMap(({ by, categories }) =>
    categories.map(({ category, numbers }) => [...start, tableNames[by], category, ...cellsOf(numbers)]),
  );
  const others = [...start, "Left out", "Answers unknown, or a category with too few people", leftOut];
  return [...rows, [...others, ...Array.from({ length: 6 }, () => null), "In steps of 50"]];
}

function cellsOf(numbers: FairnessNumbers | null): Cell[] {
  if (!numbers) return [...Array.from({ length: 7 }, () => null), "Not shown"];
  const { people, small, selected, aboveMedian } = numbers;
  const note = small ? "Less than 2% of the people counted: no impact ratio" : null;
  return [people, ...outcomeCells(selected), ...outcomeCells(aboveMedian), note];
}

function outcomeCells({ count, rate, ratio }: FairnessOutcome): Cell[] {
  return [count, rounded(rate), ratio === null ? null : rounded(ratio)];
}

function rounded(part: number) {
  return Math.round(part * 1000) / 1000;
}
