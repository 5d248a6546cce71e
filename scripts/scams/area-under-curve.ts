/** How often one of the first is above one of the second: 1 always, 0.5 by chance. */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  let above = 0;
  for (const one of first) for (const other of second) above += one > other ? 1 : one === other ? 0.5 : 0;
  return above / (first.length * second.length);
}
