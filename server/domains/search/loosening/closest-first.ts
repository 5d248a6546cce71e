import type { SearchTerms } from "#contract/search.ts";
import type { Hit } from "#server/search-engine/index.ts";
import { missed } from "./closest-to.ts";
import { closestWork } from "./closest-work.ts";
import { isNear } from "./closeness.ts";
import type { FoundInSteps, FoundStep, Rest, StepAsker } from "./found-steps.ts";
import { isTraining } from "./steps-of.ts";

/**
 * Of the wider searches at the place, and of other jobs there that come near, the closest are shown, each under the search
 * that finds it. Jobs that meet the conditions come first, and for apprenticeships and internships no others are shown.
 */
export async function closestFirst(
  asker: StepAsker,
  terms: SearchTerms,
  { found: { read, query, answer }, rest, atPlace, places }: Filling,
): Promise<FoundStep[]> {
  const { sort: _, first: __, ...plain } = rest;
  const conditions = isTraining(read) ? [] : read.conditions;
  const close = await closestWork(asker.search, read, {
    filters: (query.filters ?? []).filter((filter) => !conditions.includes(filter)),
    prefer: [...(query.prefer ?? []), ...conditions.map(missed)],
    rest: plain,
    wider: atPlace.flatMap(({ hits }) => hits),
    isTraining: isTraining(read),
  });
  const shown = new Set(answer.hits.flatMap(idsOf));
  const stepOf = new Map(atPlace.flatMap((step) => step.hits.map(({ id }) => [id, step] as const)));
  const picked = new Map<FoundStep, Hit[]>();
  const similar: FoundStep = { kind: "similar", about: "", terms, total: 0, hits: [] };
  let left = places;
  for (const { hit, likeness } of close) {
    if (left === 0) break;
    const step = stepOf.get(hit.id) ?? similar;
    if (
      idsOf(hit).some((id) => shown.has(id)) ||
      (step === similar && !isTraining(read) && !isNear(likeness))
    )
      continue;
    for (const id of idsOf(hit)) shown.add(id);
    picked.set(step, [...(picked.get(step) ?? []), hit]);
    left -= 1;
  }
  const alike = picked.get(similar) ?? [];
  return [
    ...[...picked].flatMap(([step, hits]) => (step === similar ? [] : [{ ...step, hits }])),
    ...atPlace.flatMap((step) => (picked.has(step) ? [] : [{ ...step, hits: [] }])),
    ...(alike.length > 0 ? [{ ...similar, total: alike.length, hits: alike }] : []),
  ];
}

interface Filling {
  found: Omit<FoundInSteps, "steps">;
  rest: Rest;
  atPlace: FoundStep[];
  places: number;
}

function idsOf({ id, duplicates }: Hit): string[] {
  return [id, ...duplicates.ids];
}
