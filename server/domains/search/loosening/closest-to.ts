import type { Filter } from "#server/search-engine/index.ts";
import { underConditions } from "../reading/condition-filters.ts";
import type { ReadAsked } from "../reading/read-asked.ts";
import { wordsOf } from "../reading/title-in-words.ts";

/** What a job that does not meet a condition of the search before it keeps of its score. */
const unmetShare = 0.6;

/** A wider search in the order of the one before it: what has more of its words and meets more of its conditions comes first. */
export function closestTo(before: ReadAsked, wider: ReadAsked): ReadAsked {
  const known = new Set(wordsOf(before.words.text.toLowerCase()));
  const isOtherWork = wordsOf(wider.words.text.toLowerCase()).some((word) => !known.has(word));
  const kept = new Set(wordsOf(wider.words.text.toLowerCase()));
  const title = new Set(before.words.titleWords);
  const left = wordsOf(before.words.text).filter(
    (word) => !kept.has(word.toLowerCase()) && !(isOtherWork && title.has(word)),
  );
  const conditions = underConditions(before.words).map((filter: Filter) => ({ filter, share: unmetShare }));
  return {
    ...wider,
    query: {
      ...wider.query,
      text: isOtherWork ? [...left, wider.words.text].join(" ") : before.words.text,
      optional: [...(wider.query.optional ?? []), ...left],
      prefer: [...(wider.query.prefer ?? []), ...conditions],
    },
  };
}
