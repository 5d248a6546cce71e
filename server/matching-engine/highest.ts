/** The places of the highest values above zero, equals in order of place. */
export function highest(values: Float32Array, most: number): number[] {
  const chosen: number[] = [];
  let least = floorOf(values, most);
  for (let place = 0; place < values.length; place += 1) {
    if (values[place]! <= least) continue;
    chosen.push(place);
    if (chosen.length >= most * 2) trim();
  }
  trim();
  return chosen;

  function trim() {
    chosen.sort((a, b) => values[b]! - values[a]! || a - b);
    if (chosen.length <= most) return;
    chosen.length = most;
    least = values[chosen.at(-1)!]!;
  }
}

const steps = 512;
/** What at least so many values are above, if there are so many, found by counting them in steps: the others need no sorting. */
function floorOf(values: Float32Array, most: number): number {
  let top = 0;
  for (let place = 0; place < values.length; place += 1) if (values[place]! > top) top = values[place]!;
  if (top === 0) return 0;
  const counts = new Uint32Array(steps + 1);
  for (let place = 0; place < values.length; place += 1) {
    if (values[place]! > 0) counts[Math.floor((values[place]! / top) * steps)]! += 1;
  }
  let step = steps;
  for (let found = counts[step]!; found < most && step > 0; found += counts[step]!) step -= 1;
  // A little lower, so that rounding leaves nothing of the step out.
  return (step / steps) * top * (1 - 1e-6);
}
