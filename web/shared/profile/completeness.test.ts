import { expect, test } from "vitest";
import { noWishes } from "./wishes.ts";
import { completeness, missingParts, profileParts, startPercent } from "./completeness.ts";

const empty = {
  location: null,
  linkedInUrl: null,
  profilePicture: null,
  headline: null,
  summary: null,
  department: null,
  skills: [],
  workExperience: [],
  education: [],
  candidateWorkPreferences: noWishes,
};

test("a profile starts at five percent and everything in it makes a hundred", () => {
  expect(completeness(empty)).toBe(5);
  expect(profileParts.reduce((sum, { points }) => sum + points, startPercent)).toBe(100);
});

test("what is there is no longer missing, and pay alone is no preference", () => {
  const profile = {
    ...empty,
    skills: ["Maps", "Figma", "Tea"],
    candidateWorkPreferences: { ...noWishes, salary: 90 },
  };
  expect(completeness(profile)).toBe(20);
  expect(missingParts(profile).map(({ label }) => label)).toContain("Say what you want");
  expect(completeness({ ...profile, candidateWorkPreferences: { ...noWishes, remote: true } })).toBe(35);
});
