import { expect, test } from "vitest";
import { introductionFrom } from "./introduction.ts";

test("introductions: made of what someone gave, and of nothing else", () => {
  const work = { title: "Designer", companyName: "Reisvogel", current: true };
  const earlier = { title: "Junior designer", companyName: "Wegwijs" };
  const made = introductionFrom({
    fullName: "Noor Bakker",
    initialQuery: "a calm team",
    selectedJobTitles: ["Product designer"],
    preferredLocations: ["Utrecht"],
    workEnvironmentPreferences: ["remote"],
    salary: 90,
    salaryCurrency: "EUR",
    resumeData: {
      skills: ["Figma", "Maps"],
      workExperience: [work, earlier],
      education: [{ school: "HKU" }],
    },
  });
  expect(made).toEqual({
    focusRole: "Product designer",
    toneIntroLine:
      "Hi, I’m Noor. I’m looking for work as Product designer, remote or in Utrecht. What I have in mind: a calm team.",
    journeySummary:
      "I work as Designer at Reisvogel. Before that: Junior designer at Wegwijs. I work with Figma and Maps. I studied at HKU.",
    salary: "At least €90,000 a year",
  });
  expect(introductionFrom({})).toEqual({ focusRole: "", toneIntroLine: "", journeySummary: "", salary: "" });
});

test.each([
  ["Cocinera | Jefa de partida", "Cocinera"],
  ["Cook / Baker", "Cook"],
  ["• Nurse · Midwife", "Nurse"],
  ["UI/UX designer", "UI/UX designer"],
  ["Il·lustradora", "Il·lustradora"],
])("introductions: of “%s” the first role is said", (headline, role) => {
  const { focusRole, toneIntroLine } = introductionFrom({ fullName: "Ana Ruiz", resumeData: { headline } });
  expect(focusRole).toBe(role);
  expect(toneIntroLine).toBe(`Hi, I’m Ana. I’m looking for work as ${role}.`);
});
