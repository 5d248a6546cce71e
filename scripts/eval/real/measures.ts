import { discountedGain } from "../discounted-gain.ts";

/** What assessors said of an advertisement for a person, as the mean of their grades. */
export interface Verdict {
  grade: number;
  /** The share of assessors who say that it is another trade. */
  otherTrade: number;
}

export const measureNames = ["nDCG@10", "strict precision", "another trade"] as const;
export type Measures = Record<(typeof measureNames)[number], number>;

const depth = 10;
export const fits = ({ grade }: Verdict) => grade >= 2;

/** An order of graded advertisements against the best order of the same; someone with none that fits cannot be measured. */
export function measuresOf(order: readonly Verdict[]): Measures {
  const first = order.slice(0, depth);
  const grades = order.map(({ grade }) => grade);
  const reachable = Math.min(depth, order.filter(fits).length);
  return {
    "nDCG@10": discountedGain(grades) / discountedGain(grades.toSorted((a, b) => b - a)),
    "strict precision": first.filter(fits).length / reachable,
    "another trade": first.reduce((sum, { otherTrade }) => sum + otherTrade, 0) / first.length,
  };
}
