import type { Filter } from "#server/search-engine/index.ts";
import { learnedSoon } from "../reading/condition-filters.ts";
import type { ReadAsked } from "../reading/read-asked.ts";
import { wordsOf } from "../reading/title-in-words.ts";

/** What a job keeps of its score that doesn't meet a condition: in a wider search, and where jobs are compared with each other. */
export const keptShare = { wider: 0.6, compared: 0.4 };

/** Conditions as preferences. */
export function preferring(conditions: readonly Filter[], share: number) {
  return conditions.map((filter) => ({ filter, share }));
}

/** A wider search in the order of the one before it: what has more of its words and meets more of its conditions comes first. */
export function closestTo(before: ReadAsked, wider: ReadAsked): ReadAsked {
  if (wider.words.text === "") return wider;
  const known = new Set(wordsOf(before.words.text.toLowerCase()));
  const isOtherWork = wordsOf(wider.words.text.toLowerCase()).some((word) => !known.has(word));
  const kept = new Set(wordsOf(wider.words.text.toLowerCase()));
  const title = new Set(before.words.titleWords);
  const left = wordsOf(before.words.text).filter(
    (word) => !kept.has(word.toLowerCase()) && !(isOtherWork && title.has(word)),
  );
  const names = placesLeft(before, wider);
  const conditions = preferring(before.conditions, keptShare.wider);
  return {
    ...wider,
    query: {
      ...wider.query,
      text: [...names, isOtherWork ? [...left, wider.words.text].join(" ") : before.words.text].join(" "),
      optional: [...(wider.query.optional ?? []), ...left, ...names],
      prefer: [...(wider.query.prefer ?? []), ...conditions, ...learnedSoon(before.words)],
    },
  };
}

/** The names of places that are no longer asked for: a job elsewhere may speak of them. */
function placesLeft(before: ReadAsked, wider: ReadAsked): string[] {
  const kept = new Set(wider.places.map(({ label }) => label));
  return before.places.flatMap(({ label }) => (kept.has(label) ? [] : wordsOf(label.split(",")[0]!)));
}
