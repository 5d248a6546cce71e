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
