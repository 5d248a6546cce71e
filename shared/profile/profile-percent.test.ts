import { expect, test } from "vitest";
import { missingParts, profilePercent } from "./profile-percent.ts";

const empty = {
  location: null,
  linkedInUrl: null,
  headline: null,
  summary: null,
  department: null,
  skills: [],
  workExperience: [],
  education: [],
  preferences: {},
  profilePicture: null,
};
test.each([
  ["starts at 5", {}, 5],
  ["grows with a place and a LinkedIn address", { location: "Leeds", linkedInUrl: "x" }, 25],
  ["counts skills from three on", { skills: ["a", "b"] }, 5],
  ["does not take pay alone for a preference", { preferences: { salary: 90 } }, 5],
  ["takes one matching preference", { preferences: { remote: true } }, 20],
  [
    "is a hundred when everything is there",
    {
      location: "Leeds",
      linkedInUrl: "x",
      headline: "x",
      summary: "x",
      department: "x",
      profilePicture: "x",
      skills: ["a", "b", "c"],
      workExperience: [{}],
      education: [{}],
      preferences: { titles: ["x"] },
    },
    100,
  ],
])("profile percent: the percent of a profile %s", (_, given, percent) => {
  expect(profilePercent({ ...empty, ...given })).toBe(percent);
});

test("profile percent: what is missing and the percent make a hundred, in the order worth filling", () => {
  const given = { ...empty, skills: ["a", "b", "c"], headline: "x" };
  const missing = missingParts(given);
  expect(missing.map(({ name }) => name).slice(0, 3)).toEqual(["location", "linkedIn", "work"]);
  expect(missing.reduce((sum, { points }) => sum + points, profilePercent(given))).toBe(100);
});
