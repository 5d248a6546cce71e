import { discountedGain } from "../discounted-gain.ts";
import type { Grade } from "./read-queries.ts";

export const measureNames = ["nDCG@10", "graded only", "best of 100", "P@10", "place", "graded"] as const;
export type Measures = Record<(typeof measureNames)[number], number | null>;

const depth = 10;
const deep = 100;

/** What assessors said of the postings of one query; what nobody graded counts as wrong. */
export type Verdicts = ReadonlyMap<string, Pick<Grade, "grade" | "place">>;

/**
 * The first ten against the best ten there could be. Postings of one title at one company are shown as one by the
 * product, so in every order and in the ideal one only the first of them counts. P@10 is the share of the ten (or of as
 * many as there are) graded 2 or more; "best of 100" is nDCG@10 of the first hundred in the best order there is; place precision is the share of those shown that do not lie elsewhere.
 */
export function measuresOf(
  order: readonly string[],
  verdicts: Verdicts,
  sameJob: (id: string) => string,
): Measures {
  const bestFirst = (ids: Iterable<string>) =>
    [...ids].toSorted((a, b) => gradeIn(verdicts, b) - gradeIn(verdicts, a));
  const ideal = folded(bestFirst(verdicts.keys()), sameJob).map((id) => gradeIn(verdicts, id));
  const shown = folded(order, sameJob).slice(0, depth);
  const right = ideal.filter((grade) => grade >= 2).length;
  const placed = shown.flatMap((id) => {
    const place = verdicts.get(id)?.place;
    return place === undefined || place === "none asked" ? [] : [place];
  });
  const best = discountedGain(ideal);
  const gainOf = (ids: readonly string[]) =>
    discountedGain(folded(ids, sameJob).map((id) => gradeIn(verdicts, id)));
  return {
    "nDCG@10": best === 0 ? null : gainOf(order) / best,
    "graded only": best === 0 ? null : gainOf(order.filter((id) => verdicts.has(id))) / best,
    "best of 100": best === 0 ? null : gainOf(bestFirst(order.slice(0, deep))) / best,
    "P@10":
      right === 0 ? null : shown.filter((id) => gradeIn(verdicts, id) >= 2).length / Math.min(depth, right),
    graded: shown.length === 0 ? null : shown.filter((id) => verdicts.has(id)).length / shown.length,
    place: placed.length === 0 ? null : placed.filter((place) => place !== "bad").length / placed.length,
  };
}

function gradeIn(verdicts: Verdicts, id: string): number {
  return verdicts.get(id)?.grade ?? 0;
}

function folded(ids: readonly string[], sameJob: (id: string) => string): string[] {
  const seen = new Set<string>();
  return ids.filter((id) => {
    const job = sameJob(id);
    return !seen.has(job) && Boolean(seen.add(job));
  });
}
