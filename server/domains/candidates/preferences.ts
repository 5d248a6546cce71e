import { preferenceNeeded } from "#contract/candidates.ts";
import type { WorkPreferences } from "#contract/candidate-shapes.ts";
import type { Known } from "#server/context.ts";
import { invalid } from "#server/refusal.ts";
import { defaultSalary, hasPreference, noPreferences } from "#shared/profile/no-preferences.ts";
import { departments } from "#server/taxonomy/departments.ts";
import * as options from "./preference-options.data.ts";
import { changeCandidate, myCandidate } from "./queries.ts";

export function preferenceOptions() {
  return {
    departments: [...departments],
    jobTypes: options.jobTypes,
    seniority: options.seniorities,
    workplaceTypes: options.workplaceTypes,
    companySizes: options.companySizes,
    fundingStages: options.fundingStages,
    industries: options.industries,
    currencies: options.currencies,
    defaultSalary,
  };
}

/** Every preference, with the defaults where nothing was said. */
export function fullPreferences(chosen: Partial<WorkPreferences>): WorkPreferences {
  return { ...noPreferences, ...chosen };
}

export async function readPreferences(context: Known, candidateId: string) {
  return fullPreferences((await myCandidate(context, candidateId)).preferences);
}

/** Changes what is given and keeps the rest; there has to be something left to match by. */
export async function setPreferences(context: Known, candidateId: string, changes: Partial<WorkPreferences>) {
  const candidate = await myCandidate(context, candidateId);
  const preferences = { ...candidate.preferences, ...changes };
  if (!hasPreference(preferences))
    throw invalid(preferenceNeeded, { preferences: preferenceNeeded }, "PREFERENCE_NEEDED");
  await context.db.transaction((tx) =>
    changeCandidate(tx, { id: candidateId, changes: { preferences }, now: context.now() }),
  );
  return fullPreferences(preferences);
}
