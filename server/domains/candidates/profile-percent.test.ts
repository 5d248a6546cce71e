import { expect, test } from "vitest";
import { profilePercent } from "./profile-percent.ts";

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
const work = {
  title: "",
  companyName: "",
  companyURL: null,
  start: null,
  end: null,
  current: true,
  description: "",
};
const study = { school: "", degree: null, field: null, start: null, end: null };

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
      workExperience: [work],
      education: [study],
      preferences: { titles: ["x"] },
    },
    100,
  ],
])("the percent of a profile %s", (_, given, percent) => {
  expect(profilePercent({ ...empty, ...given })).toBe(percent);
});
