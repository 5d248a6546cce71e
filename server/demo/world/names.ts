import { names } from "./names.data.ts";
import type { Place } from "./places.data.ts";
import type { Random } from "./random.ts";

const everywhere = Object.keys(names);

/** A name that is common in a place, or, for one person in five, anywhere else. */
export function personName(random: Random, place: Place): string {
  const key = random.chance(0.2) ? random.pick(everywhere) : random.pick(place.names.split(" "));
  const own = names[key];
  if (!own) throw new Error(`No names are called ${key}; see names.data.ts.`);
  return `${random.pick(own.given)} ${random.pick(own.family)}`;
}

/** Hands out names that nobody in the world has yet. */
export function nameGiver(random: Random, taken: Set<string>) {
  return function newName(place: Place): string {
    for (;;) {
      const name = personName(random, place);
      if (taken.has(name)) continue;
      taken.add(name);
      return name;
    }
  };
}
