import type { candidates } from "./tables.ts";

export type CandidateRow = typeof candidates.$inferSelect;
type Scored = Pick<
  CandidateRow,
  | "location"
  | "linkedInUrl"
  | "headline"
  | "summary"
  | "department"
  | "skills"
  | "workExperience"
  | "education"
  | "preferences"
> & { profilePicture: string | null };

/** Where every profile starts: with a name and an e-mail address. */
export const startPercent = 5;

/** What each part of a profile adds; with the start they make a hundred. */
const weights: [points: number, isThere: (profile: Scored) => boolean][] = [
  [10, ({ location }) => !!location],
  [10, ({ linkedInUrl }) => !!linkedInUrl],
  [5, ({ profilePicture }) => !!profilePicture],
  [5, ({ headline }) => !!headline],
  [10, ({ summary }) => !!summary],
  [5, ({ department }) => !!department],
  [15, ({ skills }) => skills.length >= 3],
  [15, ({ workExperience }) => workExperience.length > 0],
  [5, ({ education }) => education.length > 0],
  [15, ({ preferences }) => hasPreference(preferences)],
];

export function profilePercent(profile: Scored) {
  const earned = weights.filter(([, isThere]) => isThere(profile));
  return earned.reduce((sum, [points]) => sum + points, startPercent);
}

const matchingPreferences = [
  "titles",
  "departments",
  "locations",
  "remoteLocations",
  "workplaceTypes",
  "jobTypes",
  "seniority",
  "companySizes",
  "fundingStages",
  "industries",
] as const;

/** True when there is something to match by; pay alone is not. */
export function hasPreference(preferences: CandidateRow["preferences"]) {
  return preferences.remote === true || matchingPreferences.some((name) => !!preferences[name]?.length);
}
