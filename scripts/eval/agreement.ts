import { mean } from "./bootstrap.ts";

type Pair = readonly [first: number, second: number];

/** Cohen's kappa with linear weights: how far two assessors agree beyond what their own shares of each grade would give. */
export function weightedKappa(pairs: readonly Pair[]): number {
  const seen = mean(pairs.map(([first, second]) => Math.abs(first - second)));
  const expected = mean(pairs.map(([first]) => mean(pairs.map(([, second]) => Math.abs(first - second)))));
  return expected === 0 ? 1 : 1 - seen / expected;
}

/** The share of pairs that both assessors put on the same side of a grade. */
export function sameSide(pairs: readonly Pair[], of: number): number {
  return mean(pairs.map(([first, second]) => (first >= of === second >= of ? 1 : 0)));
}
