import { streamFor } from "#server/demo/world/random.ts";

const seed = 20_261_122;
const samples = 5000;

export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** The mean with its 95 % interval, people drawn again; equally long lists get the same draws, so differences are paired. */
export function estimate(values: readonly number[]): Estimate {
  const random = streamFor(seed, "bootstrap");
  const means = Array.from({ length: samples }, () => mean(values.map(() => random.pick(values)))).toSorted(
    (a, b) => a - b,
  );
  return {
    mean: mean(values),
    low: means[Math.floor(0.025 * samples)]!,
    high: means[Math.floor(0.975 * samples)]!,
  };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A share of parts in wholes with its 95 % interval, whole lists drawn again: people with many jobs weigh more. */
export function estimateShare(lists: readonly { part: number; whole: number }[]): Estimate {
  const random = streamFor(seed, "bootstrap");
  const shareOf = (drawn: readonly { part: number; whole: number }[]): number =>
    drawn.reduce((sum, { part }) => sum + part, 0) /
    Math.max(
      1,
      drawn.reduce((sum, { whole }) => sum + whole, 0),
    );
  const shares = Array.from({ length: 1000 }, () => shareOf(lists.map(() => random.pick(lists)))).toSorted(
    (a, b) => a - b,
  );
  return { mean: shareOf(lists), low: shares[25]!, high: shares[974]! };
}
