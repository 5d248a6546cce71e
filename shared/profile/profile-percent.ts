import { hasPreference, type noPreferences } from "./no-preferences.ts";

type Said = string | null;
interface Profile {
  location: Said;
  linkedInUrl: Said;
  profilePicture: Said;
  headline: Said;
  summary: Said;
  department: Said;
  skills: readonly string[];
  workExperience: readonly object[];
  education: readonly object[];
  preferences: Partial<typeof noPreferences>;
}

/** Where every profile starts: with a name and an email address. */
export const startPercent = 5;

/** What each part of a profile adds, in the order worth filling; with the start they make a hundred. */
const parts = {
  location: [10, ({ location }) => !!location],
  linkedIn: [10, ({ linkedInUrl }) => !!linkedInUrl],
  work: [15, ({ workExperience }) => workExperience.length > 0],
  skills: [15, ({ skills }) => skills.length >= 3],
  preferences: [15, ({ preferences }) => hasPreference(preferences)],
  summary: [10, ({ summary }) => !!summary],
  headline: [5, ({ headline }) => !!headline],
  department: [5, ({ department }) => !!department],
  education: [5, ({ education }) => education.length > 0],
  picture: [5, ({ profilePicture }) => !!profilePicture],
} satisfies Record<string, [points: number, isThere: (profile: Profile) => boolean]>;

export type ProfilePart = keyof typeof parts;
const names = Object.keys(parts) as ProfilePart[];

/** Every part with what it adds, in the order worth filling. */
export const profileParts = names.map((name) => ({ name, points: parts[name][0] as number }));

/** How complete a profile is, of a hundred. */
export function profilePercent(profile: Profile): number {
  return names
    .filter((name) => parts[name][1](profile))
    .reduce((sum, name) => sum + parts[name][0], startPercent);
}

/** The parts a profile still lacks, in the order worth filling, with what each adds. */
export function missingParts(profile: Profile): { name: ProfilePart; points: number }[] {
  return profileParts.filter(({ name }) => !parts[name][1](profile));
}
