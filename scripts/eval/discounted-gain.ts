const depth = 10;

/** What the first ten are worth: 2^grade - 1 each, less the further down (Järvelin and Kekäläinen, 2002). */
export function discountedGain(grades: readonly number[]): number {
  return grades.slice(0, depth).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}
