import { setImmediate } from "node:timers/promises";

/** How long the one thread of the process may be held in one go. */
const turnMs = 10;

/** Makes something of each, and lets whoever else waits have their turn again and again. */
export async function inTurns<From, To>(each: readonly From[], make: (from: From) => To): Promise<To[]> {
  const made: To[] = [];
  let since = performance.now();
  for (const from of each) {
    made.push(make(from));
    if (performance.now() - since < turnMs) continue;
    await setImmediate();
    since = performance.now();
  }
  return made;
}
