import type { SearchTerms } from "#contract/search.ts";
import type { Hit } from "#server/search-engine/index.ts";
import { keptShare, preferring } from "./closest-to.ts";
import { closestWork } from "./closest-work.ts";
import { isNear } from "./closeness.ts";
import { type FoundInSteps, type FoundStep, type Rest, type StepAsker, idsOf } from "./found-steps.ts";
import { isTraining } from "./steps-of.ts";

interface Filling {
  found: Omit<FoundInSteps, "steps">;
  rest: Rest;
  atPlace: FoundStep[];
  places: number;
}
export interface Filled {
  /** The wider searches, those with the closest jobs first. */
  atPlace: FoundStep[];
  /** What none of them finds; at most one step. */
  similar: FoundStep[];
}

/**
 * Of the wider searches at the place, and of other jobs there that come near, the closest are shown, each under the search
 * that finds it. Jobs that meet the conditions come first; similar ones to an apprenticeship or internship have to be one.
 */
export async function closestFirst(
  asker: StepAsker,
  terms: SearchTerms,
  { found: { read, query, answer }, rest, atPlace, places }: Filling,
): Promise<Filled> {
  const { sort: _, first: __, ...plain } = rest;
  const training = isTraining(read);
  const conditions = training ? [] : read.conditions;
  const close = await closestWork(asker.search, read, {
    filters: (query.filters ?? []).filter((filter) => !conditions.includes(filter)),
    prefer: [...(query.prefer ?? []), ...preferring(conditions, keptShare.compared)],
    rest: plain,
    wider: atPlace.flatMap(({ hits }) => hits),
    isTraining: training,
  });
  const shown = new Set(answer.hits.flatMap(idsOf));
  const stepOf = new Map(atPlace.flatMap((step) => step.hits.map(({ id }) => [id, step] as const)));
  const picked = new Map<FoundStep, Hit[]>();
  const similar: Hit[] = [];
  let left = places;
  for (const { hit, likeness } of close) {
    if (left === 0) break;
    const step = stepOf.get(hit.id);
    if (idsOf(hit).some((id) => shown.has(id)) || !(step || training || isNear(likeness))) continue;
    for (const id of idsOf(hit)) shown.add(id);
    if (step) picked.set(step, [...(picked.get(step) ?? []), hit]);
    else similar.push(hit);
    left -= 1;
  }
  return {
    atPlace: [
      ...[...picked].map(([step, hits]) => ({ ...step, hits })),
      ...atPlace.flatMap((step) => (picked.has(step) ? [] : [{ ...step, hits: [] }])),
    ],
    similar:
      similar.length > 0 ? [{ kind: "similar", about: "", terms, total: similar.length, hits: similar }] : [],
  };
}
