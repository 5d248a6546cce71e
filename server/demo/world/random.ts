/** Chance that repeats itself: the same seed tells the same story. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Different entries of the list, in random order. */
  some<T>(list: readonly T[], count: number): T[];
  weighted<T>(list: readonly (readonly [T, number])[]): T;
  shuffle<T>(list: readonly T[]): T[];
  /** A UUIDv7 that sorts by the given moment. */
  id(at: Date): string;
}

/** Mulberry32: small, fast and good enough for a demo. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function hex(next: () => number, digits: number): string {
  let text = "";
  while (text.length < digits) text += Math.floor(next() * 16).toString(16);
  return text;
}

function makeRandom(seed: number): Random {
  const next = mulberry(seed);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const shuffle = <T>(list: readonly T[]): T[] => {
    const mixed = [...list];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = int(0, last);
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  };
  return {
    next,
    int,
    shuffle,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T,
    some: (list, count) => shuffle(list).slice(0, count),
    weighted: <T>(list: readonly (readonly [T, number])[]) => {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [entry, weight] of list) {
        left -= weight;
        if (left < 0) return entry;
      }
      return list[list.length - 1]?.[0] as T;
    },
    id: (at) => {
      const time = at.getTime().toString(16).padStart(12, "0");
      const variant = "89ab"[int(0, 3)];
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(next, 3)}-${variant}${hex(next, 3)}-${hex(next, 12)}`;
    },
  };
}

/** Its own stream for each part of the world, so a change in one leaves the others as they were. */
export function streamFor(seed: number, name: string): Random {
  let mixed = seed | 0;
  for (const letter of name) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return makeRandom(mixed);
}
