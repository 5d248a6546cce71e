import type { Candidate, WorkPreferences } from "#contract/candidate-shapes.ts";

/** Where every profile starts (core.md 3). */
export const startPercent = 5;

type Counted = Pick<
  Candidate,
  | "location"
  | "linkedInUrl"
  | "profilePicture"
  | "headline"
  | "summary"
  | "department"
  | "skills"
  | "workExperience"
  | "education"
  | "candidateWorkPreferences"
>;
interface Part {
  points: number;
  /** What to do about it. */
  label: string;
  href: string;
  isThere: (profile: Counted) => boolean;
}

/** What each part of a profile adds, in the order worth filling; with the start they make a hundred. */
export const profileParts: Part[] = [
  { points: 10, label: "Add your location", href: "/profile?edit=about", isThere: (it) => !!it.location },
  { points: 10, label: "Add your LinkedIn", href: "/profile?edit=about", isThere: (it) => !!it.linkedInUrl },
  {
    points: 15,
    label: "Add where you worked",
    href: "/profile?edit=work",
    isThere: (it) => it.workExperience.length > 0,
  },
  {
    points: 15,
    label: "Add three skills",
    href: "/profile?edit=skills",
    isThere: (it) => it.skills.length >= 3,
  },
  {
    points: 15,
    label: "Say what you want",
    href: "/preferences",
    isThere: (it) => hasPreference(it.candidateWorkPreferences),
  },
  { points: 10, label: "Write a summary", href: "/profile?edit=summary", isThere: (it) => !!it.summary },
  { points: 5, label: "Add a headline", href: "/profile?edit=about", isThere: (it) => !!it.headline },
  {
    points: 5,
    label: "Choose your department",
    href: "/profile?edit=about",
    isThere: (it) => !!it.department,
  },
  {
    points: 5,
    label: "Add your education",
    href: "/profile?edit=education",
    isThere: (it) => it.education.length > 0,
  },
  { points: 5, label: "Add a picture", href: "/profile?edit=about", isThere: (it) => !!it.profilePicture },
];

export function completeness(profile: Counted) {
  return profileParts
    .filter(({ isThere }) => isThere(profile))
    .reduce((sum, { points }) => sum + points, startPercent);
}

export function missingParts(profile: Counted) {
  return profileParts.filter(({ isThere }) => !isThere(profile));
}

/** True when there is something to match by; pay alone is not. */
export function hasPreference(wishes: WorkPreferences) {
  const { remote, salary: _, salaryCurrency: __, anythingElse: ___, ...lists } = wishes;
  return remote || Object.values(lists).some((list) => list.length > 0);
}
