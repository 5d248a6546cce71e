import { addOuter, cholesky, dot, leading, solve, solveUp, square, transpose } from "./matrices.ts";
import type { Matrix } from "./matrices.ts";

interface Sample {
  group: number;
  vector: Float32Array;
}
const evenness = 0.1;

/**
 * Linear discriminant analysis: the directions in which groups differ most compared with how much their members differ,
 * each shrunk by how sure that is; and the centre of every group along them.
 */
export function discriminate(samples: readonly Sample[], { size, kept }: { size: number; kept: number }) {
  const groups = 1 + samples.reduce((most, { group }) => Math.max(most, group), 0);
  const counts = new Float64Array(groups);
  const means: Matrix = Array.from({ length: groups }, () => new Float64Array(size));
  for (const { group, vector } of samples) {
    counts[group]! += 1;
    for (const [at, value] of vector.entries()) means[group]![at]! += value;
  }
  for (const [group, mean] of means.entries())
    for (const at of mean.keys()) mean[at]! /= Math.max(1, counts[group]!);
  const within = square(size);
  const between = square(size);
  for (const { group, vector } of samples) {
    const rest = Float64Array.from(vector, (value, at) => value - means[group]![at]!);
    addOuter(within, rest, 1 / samples.length);
  }
  for (const [group, mean] of means.entries()) addOuter(between, mean, counts[group]! / samples.length);
  const trace = within.reduce((sum, row, at) => sum + row[at]!, 0);
  for (const [at, row] of within.entries()) row[at]! += (evenness * trace) / size;

  const root = cholesky(within);
  const whitened = transpose(solve(root, transpose(solve(root, between))));
  const { vectors, values } = leading(whitened, kept);
  const directions = vectors.map((vector, nth) => {
    const weight = Math.sqrt(values[nth]! / (1 + values[nth]!));
    return solveUp(root, vector).map((value) => value * weight);
  });
  const turn = new Float32Array(size * kept);
  for (const [nth, direction] of directions.entries())
    for (const [at, value] of direction.entries()) turn[at * kept + nth] = value;
  const centres = means.map((mean) => Float32Array.from(directions, (direction) => dot(direction, mean)));
  return { turn, centres };
}
