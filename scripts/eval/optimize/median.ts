import { streamFor } from "#server/demo/world/random.ts";

const seed = 20_261_124;
const samples = 2000;

/** The median with its 95 % interval, pairs drawn again. */
export function medianOf(values: readonly number[]): { median: number; low: number; high: number } {
  const random = streamFor(seed, "median");
  const drawn = Array.from({ length: samples }, () => middle(values.map(() => random.pick(values)))).toSorted(
    (a, b) => a - b,
  );
  return {
    median: middle(values),
    low: drawn[Math.floor(0.025 * samples)]!,
    high: drawn[Math.floor(0.975 * samples)]!,
  };
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
}
