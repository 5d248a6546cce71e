import type { LineLabel } from "#server/matching-engine/lines/line-context.ts";
import type { Mark } from "./read-marks.ts";

/** A stretch that a reader labels; places are counted in characters that are no spaces. */
export interface LabelledSpan {
  start: number;
  end: number;
  label: LineLabel;
}

/** What is counted of one advertisement. */
export interface Counts {
  /** Must or nice: found rightly, found, marked. */
  asked: [right: number, found: number, marked: number];
  nice: [right: number, found: number, marked: number];
  /** Of what is asked for and found: how many are told must and nice as they were marked, of how many. */
  told: [right: number, all: number];
}

/** Each marked line has the label that most of its letters were given. */
export function countsOf(marks: readonly Mark[], spans: readonly LabelledSpan[]): Counts {
  const pairs = marks.map((mark) => ({ marked: mark.label, found: labelOver(mark, spans) }));
  const asks = (label: LineLabel) => label === "must" || label === "nice";
  const count = (test: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(test).length;
  const both = pairs.filter(({ marked, found }) => asks(marked) && asks(found));
  return {
    asked: [both.length, count(({ found }) => asks(found)), count(({ marked }) => asks(marked))],
    nice: [
      count(({ marked, found }) => marked === "nice" && found === "nice"),
      count(({ found }) => found === "nice"),
      count(({ marked }) => marked === "nice"),
    ],
    told: [both.filter(({ marked, found }) => marked === found).length, both.length],
  };
}

function labelOver({ start, end }: Mark, spans: readonly LabelledSpan[]): LineLabel {
  const letters = new Map<LineLabel, number>();
  for (const span of spans) {
    const shared = Math.min(end, span.end) - Math.max(start, span.start);
    if (shared > 0) letters.set(span.label, (letters.get(span.label) ?? 0) + shared);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? "other";
}

export interface Scores {
  precision: number;
  recall: number;
  f1: number;
  nice: number;
  told: number;
}

/** Sums over advertisements, so that a long one counts for its lines. */
export function scoresOf(counts: readonly Counts[]): Scores {
  const sum = (value: (count: Counts) => number) => counts.reduce((all, count) => all + value(count), 0);
  const [right, found, marked] = [0, 1, 2].map((at) => sum(({ asked }) => asked[at]!)) as [
    number,
    number,
    number,
  ];
  const nice = [0, 1, 2].map((at) => sum(({ nice: own }) => own[at]!)) as [number, number, number];
  return {
    precision: right / found,
    recall: right / marked,
    f1: (2 * right) / (found + marked),
    nice: (2 * nice[0]) / (nice[1] + nice[2]),
    told: sum(({ told }) => told[0]) / sum(({ told }) => told[1]),
  };
}
