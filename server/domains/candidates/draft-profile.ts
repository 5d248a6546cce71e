import type { SignupDraft, WorkPreferences } from "#contract/candidate-shapes.ts";
import { withSinglePlaces } from "./preferences.ts";
import type { CandidateChanges } from "./queries.ts";
import { hasPreference } from "#shared/profile/no-preferences.ts";
import type { CandidateRow } from "./tables.ts";

/** What an onboarding says about the person, as profile fields; skipped steps say nothing. */
export function profileFromDraft(draft: Partial<SignupDraft>): CandidateChanges {
  const { fullName: _, email: __, ...read } = draft.resumeData ?? {};
  const { focusRole, toneIntroLine, journeySummary } = draft.signupPersonalization ?? {};
  const intro = [toneIntroLine, journeySummary].filter(Boolean).join("\n\n");
  return withoutEmpty({
    ...read,
    headline: read.headline || focusRole,
    profile: { ...read.profile, ...(intro && { intro }) },
    location: draft.location || read.location,
    phone: draft.phone || read.phone,
    department: draft.department || read.department,
    linkedInUrl: draft.linkedinUrl || read.linkedInUrl,
    preferences: preferencesFromDraft(draft),
  });
}

function preferencesFromDraft(draft: Partial<SignupDraft>): Partial<WorkPreferences> {
  return withoutEmpty({
    titles: draft.selectedJobTitles,
    departments: draft.department ? [draft.department] : undefined,
    remote: draft.workEnvironmentPreferences?.includes("remote") || !!draft.remoteLocationPreferences?.length,
    ...withSinglePlaces({ locations: draft.preferredLocations ?? [] }),
    remoteLocations: draft.remoteLocationPreferences,
    sharedHours: draft.sharedHours,
    workplaceTypes: draft.workEnvironmentPreferences,
    jobTypes: draft.jobTypes,
    seniority: draft.seniority,
    companySizes: draft.companyType,
    fundingStages: draft.fundingStages,
    industries: draft.preferredIndustries,
    salary: draft.salary,
    salaryCurrency: draft.salaryCurrency,
    anythingElse: draft.skipAnythingElse ? undefined : draft.anythingElse,
    anythingElseShown: draft.anythingElseShown,
  });
}

/** Of the new fields, those that fill a gap: what a person wrote before is never written over. */
export function fillingGaps(candidate: CandidateRow, fields: CandidateChanges): CandidateChanges {
  const { preferences, profile, ...rest } = fields;
  const gaps = Object.entries(rest).filter(([name]) => isEmpty(candidate[name as keyof CandidateRow]));
  return {
    ...Object.fromEntries(gaps),
    profile: { ...profile, ...candidate.profile },
    ...(preferences && !hasPreference(candidate.preferences) && { preferences }),
  };
}

function withoutEmpty<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as T;
}
function isEmpty(value: unknown) {
  return (
    value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)
  );
}
