import type { ResultName, Results } from "../eval/results.ts";

interface Bar {
  says: string;
  result: ResultName;
  row: string;
  column: string;
  atLeast?: number;
  atMost?: number;
}

/** The bars the scorer has to reach. */
const bars: Bar[] = [
  {
    says: "Order of each person’s jobs, first ten (nDCG@10)",
    result: "lockedPeople",
    row: "ours",
    column: "nDCG@10",
    atLeast: 0.75,
  },
  {
    says: "Ahead of the best plain ranking (nDCG@10)",
    result: "lockedPeople",
    row: "ours − TF-IDF of resume and titles",
    column: "nDCG@10",
    atLeast: 0.15,
  },
  {
    says: "Of the first ten, jobs the person would consider, out of what can be reached",
    result: "lockedPeople",
    row: "ours",
    column: "strict precision",
    atLeast: 0.8,
  },
  {
    says: "Of the first ten, jobs of another trade",
    result: "lockedPeople",
    row: "ours",
    column: "another trade",
    atMost: 0.03,
  },
  {
    says: "Lines of an ad that ask for something, found (F1)",
    result: "adLines",
    row: "ours",
    column: "kept back: 100 advertisements",
    atLeast: 0.93,
  },
  {
    says: "Requirements shown as met that are",
    result: "shownLines",
    row: "after the repairs that it led to: other postings of ten of them and people kept back (133 lines, two assessors)",
    column: "met that are true",
    atLeast: 0.97,
  },
  {
    says: "Requirements shown as missing that are",
    result: "shownLines",
    row: "after the repairs that it led to: other postings of ten of them and people kept back (133 lines, two assessors)",
    column: "missing that are true",
    atLeast: 0.95,
  },
];

export interface JudgedBar {
  says: string;
  bar: string;
  measured: string;
  reached: boolean;
  /** Whether the whole interval reaches the bar. */
  surely: boolean;
}

export function judgeBars(results: Results): JudgedBar[] {
  return bars.map(({ says, result, row, column, atLeast, atMost }) => {
    const measured = cellOf(results, { result, row, column });
    const { value, low, high } = numbersIn(measured);
    const holds = (number: number) =>
      (atLeast === undefined || number >= atLeast) && (atMost === undefined || number <= atMost);
    return {
      says,
      bar: atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`,
      measured,
      reached: holds(value),
      surely: holds(low) && holds(high),
    };
  });
}

function cellOf(results: Results, { result, row, column }: Pick<Bar, "result" | "row" | "column">): string {
  const { head, rows } = results[result];
  const cell = rows.find(([name]) => name === row)?.[head.indexOf(column)];
  if (cell === undefined || head.indexOf(column) < 1)
    throw new Error(`The kept result ${result} has no “${column}” of “${row}”.`);
  return cell;
}

/** "0.831 [0.747, 0.907]" or "112 of 120: .93 [.87, .97]". */
function numbersIn(cell: string): { value: number; low: number; high: number } {
  const found = /(-?\d*\.\d+) \[(-?\d*\.\d+), (-?\d*\.\d+)\]$/.exec(cell);
  if (!found) throw new Error(`“${cell}” is no value with its interval.`);
  return { value: Number(found[1]), low: Number(found[2]), high: Number(found[3]) };
}
