import type { ProfileStory, SignupProfile, WorkPreferences } from "#contract/candidate-shapes.ts";
import { currencyOfPlace } from "#shared/money/currency-of-place.ts";
import { noPreferences } from "#shared/profile/no-preferences.ts";
import { profilePercent } from "#shared/profile/profile-percent.ts";
import type { Content } from "#web/shared/profile/content-fields.tsx";
import type { Changes } from "./draft.ts";

type Values = Partial<SignupProfile>;

/** What was read or typed about the person's work. */
export function contentOf({ resumeData }: Values): Content {
  return {
    summary: resumeData?.summary ?? "",
    skills: resumeData?.skills ?? [],
    workExperience: resumeData?.workExperience ?? [],
    education: resumeData?.education ?? [],
    projects: resumeData?.projects ?? [],
    certification: resumeData?.certification ?? [],
    languages: resumeData?.languages ?? [],
  };
}

/** What the person says about themselves, changed in part. */
export function tellingOf({ resumeData }: Values, said: ProfileStory): Changes {
  return { resumeData: { ...resumeData, profile: { ...resumeData?.profile, ...said } } };
}

/** The same correction in the draft and in what was read, so that neither brings back the other's mistake. */
export function correctedPerson(
  { resumeData }: Values,
  name: "fullName" | "email" | "location" | "phone" | "linkedinUrl",
  value: string,
): Changes {
  const inReading = name === "linkedinUrl" ? "linkedInUrl" : name;
  return { [name]: value, resumeData: { ...resumeData, [inReading]: value } };
}

export function wishesOf(draft: Values): WorkPreferences {
  return {
    ...noPreferences,
    titles: draft.selectedJobTitles ?? [],
    locations: draft.preferredLocations ?? [],
    remote: draft.workEnvironmentPreferences?.includes("remote") ?? false,
    remoteLocations: draft.remoteLocationPreferences ?? [],
    sharedHours: draft.sharedHours ?? null,
    workplaceTypes: draft.workEnvironmentPreferences ?? [],
    jobTypes: draft.jobTypes ?? [],
    seniority: draft.seniority ?? [],
    companySizes: draft.companyType ?? [],
    fundingStages: draft.fundingStages ?? [],
    industries: draft.preferredIndustries ?? [],
    anythingElse: draft.anythingElse ?? "",
    anythingElseShown: draft.anythingElseShown ?? false,
    salary: draft.salaryChosen === false ? null : (draft.salary ?? null),
    salaryCurrency: draft.salaryCurrency ?? currencyOfPlace(draft.location ?? null),
  };
}

const names = {
  titles: "selectedJobTitles",
  locations: "preferredLocations",
  remoteLocations: "remoteLocationPreferences",
  sharedHours: "sharedHours",
  workplaceTypes: "workEnvironmentPreferences",
  jobTypes: "jobTypes",
  seniority: "seniority",
  companySizes: "companyType",
  fundingStages: "fundingStages",
  industries: "preferredIndustries",
  anythingElse: "anythingElse",
  anythingElseShown: "anythingElseShown",
  salary: "salary",
  salaryCurrency: "salaryCurrency",
} as const satisfies Partial<Record<keyof WorkPreferences, keyof Changes>>;

/** Wishes in the words of the draft; those who want no remote work name no remote places or shared hours either. */
export function draftOfWishes(patch: Partial<WorkPreferences>): Changes {
  const changes: Changes = Object.fromEntries(
    Object.entries(patch).flatMap(([name, value]) => {
      const inDraft = names[name as keyof typeof names];
      return inDraft ? [[inDraft, value]] : [];
    }),
  );
  if (patch.anythingElse !== undefined) changes.skipAnythingElse = patch.anythingElse.trim() === "";
  return patch.remote === false ? { ...changes, remoteLocationPreferences: [], sharedHours: null } : changes;
}

/** How complete the profile will be. */
export function draftPercent(draft: Values) {
  const { department } = draft;
  return profilePercent({
    ...contentOf(draft),
    location: draft.location ?? null,
    linkedInUrl: draft.linkedinUrl ?? null,
    profilePicture: draft.profilePicture ?? null,
    headline: draft.resumeData?.headline ?? null,
    department: department ?? null,
    preferences: { ...wishesOf(draft), departments: department ? [department] : [] },
  });
}
