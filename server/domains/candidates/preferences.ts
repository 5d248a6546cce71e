import { industries } from "#shared/companies/known-words.data.ts";
import { preferenceNeeded } from "#contract/candidates.ts";
import type { WorkPreferences } from "#contract/candidate-shapes.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { invalid } from "#server/errors/refusal.ts";
import { defaultSalary, hasPreference, noPreferences } from "#shared/profile/no-preferences.ts";
import { departments } from "#server/taxonomy/departments.ts";
import * as options from "./preference-options.data.ts";
import { splitTypedPlaces } from "#shared/places/typed-places.ts";
import { listedPlaces } from "#server/places/typed-places.ts";
import { changeCandidate, lockCandidate, myCandidate } from "./queries.ts";

const mostPlaces = 20;

export function preferenceOptions() {
  return {
    departments: [...departments],
    jobTypes: options.jobTypes,
    seniority: options.seniorities,
    workplaceTypes: options.workplaceTypes,
    companySizes: options.companySizes,
    fundingStages: options.fundingStages,
    industries,
    currencies: options.currencies,
    defaultSalary,
  };
}

/** Every preference, with the defaults where nothing was said. */
export function fullPreferences(chosen: Partial<WorkPreferences>): WorkPreferences {
  return { ...noPreferences, ...chosen };
}

export async function readPreferences(context: AuthenticatedContext, candidateId: string) {
  return fullPreferences((await myCandidate(context, candidateId)).preferences);
}

/** "Berlin or Hamburg" are two places, and "Berlin or remote" says that remote is welcome. */
export function withSinglePlaces(preferences: Partial<WorkPreferences>): Partial<WorkPreferences> {
  if (!preferences.locations) return preferences;
  const read = preferences.locations.map(splitTypedPlaces);
  const locations = [...new Set(read.flatMap(({ names }) => names.flatMap(listedPlaces)))].slice(
    0,
    mostPlaces,
  );
  return { ...preferences, locations, ...(read.some(({ remote }) => remote) && { remote: true }) };
}

/** Changes what is given and keeps the rest; there has to be something left to match by. */
export async function setPreferences(
  context: AuthenticatedContext,
  candidateId: string,
  changes: Partial<WorkPreferences>,
) {
  await myCandidate(context, candidateId);
  return context.db.transaction(async (tx) => {
    const candidate = await lockCandidate(tx, candidateId);
    const preferences = { ...candidate.preferences, ...withSinglePlaces(changes) };
    if (!hasPreference(preferences))
      throw invalid(preferenceNeeded, { preferences: preferenceNeeded }, "PREFERENCE_NEEDED");
    await changeCandidate(tx, { id: candidateId, changes: { preferences }, now: context.now() });
    return fullPreferences(preferences);
  });
}
