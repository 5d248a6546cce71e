/** A row of signs, the grade a person gave and how much the row counts. */
export interface GradedRow {
  signs: readonly number[];
  grade: number;
  weight: number;
}

/** From these grades on: of the trade, worth considering, just right. */
const thresholds = [
  { grade: 1, weight: 0.3 },
  { grade: 2, weight: 1 },
  { grade: 2.6, weight: 1 },
];
const rounds = 1500;
const step = 0.02;
const shrinking = 1e-4;

/**
 * The weights of signs under which the odds of each grade fit best (proportional odds, McCullagh 1980), none below zero, and
 * where each grade begins; by gradient descent with Adam's steps (Kingma and Ba 2015).
 */
export function fitOrdinal(rows: readonly GradedRow[]): { weights: number[]; begins: number[] } {
  const size = rows[0]!.signs.length;
  const values = new Float64Array(size + thresholds.length);
  const [mean, square] = [new Float64Array(values.length), new Float64Array(values.length)];
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 1; round <= rounds; round += 1) {
    const slope = slopeAt(values, rows, total);
    for (const [at, value] of slope.entries()) {
      const pull = value + (at < size ? 2 * shrinking * values[at]! : 0);
      mean[at] = 0.9 * mean[at]! + 0.1 * pull;
      square[at] = 0.999 * square[at]! + 0.001 * pull * pull;
      const move = mean[at]! / (1 - 0.9 ** round) / (Math.sqrt(square[at]! / (1 - 0.999 ** round)) + 1e-9);
      values[at] = values[at]! - step * move;
      if (at < size) values[at] = Math.max(0, values[at]!);
    }
  }
  return { weights: [...values.subarray(0, size)], begins: [...values.subarray(size)] };
}

function slopeAt(values: Float64Array, rows: readonly GradedRow[], total: number): Float64Array {
  const slope = new Float64Array(values.length);
  for (const { signs, grade, weight } of rows) {
    let sum = 0;
    for (const [at, sign] of signs.entries()) sum += values[at]! * sign;
    for (const [nth, threshold] of thresholds.entries()) {
      const chance = 1 / (1 + Math.exp(-sum - values[signs.length + nth]!));
      const off = (threshold.weight * weight * (chance - Number(grade >= threshold.grade))) / total;
      slope[signs.length + nth]! += off;
      for (const [at, sign] of signs.entries()) slope[at]! += off * sign;
    }
  }
  return slope;
}
