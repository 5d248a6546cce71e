import { expect, test } from "vitest";
import { judge } from "./evidence.ts";
import type { Requirement } from "./types.ts";

const english =
  "I have worked in the city and in the country with all of the teams that we had there for years";

test.each<[string, string[], Partial<Requirement>, string]>([
  [
    "one of two languages that are both asked for",
    [english, "Languages: English, Polish (spoken)"],
    { text: "You are from Munich (or around) and speak German and English", kind: "language" },
    "missing",
  ],
  [
    "one of two languages of someone bilingual",
    [english, "Languages: English"],
    { text: "Bilingual (Spanish / English)", kind: "language" },
    "missing",
  ],
  [
    "either of two languages",
    ["Languages: English"],
    { text: "You speak German or English", kind: "language" },
    "met",
  ],
  [
    "one of two languages where another slash stands between them",
    [english, "Languages: English"],
    { text: "Fluent German (written/spoken) and English", kind: "language" },
    "missing",
  ],
  [
    "a language beside the country of its name",
    [english, "Led the German market, fluent German"],
    { text: "Fluent German", kind: "language" },
    "met",
  ],
  [
    "a language that someone taught",
    [english, "Taught Spanish classes"],
    { text: "Fluent Spanish", kind: "language" },
    "unclear",
  ],
  [
    "a language by another of its names",
    [english, "Languages: English, Filipino"],
    { text: "You speak Tagalog", kind: "language" },
    "met",
  ],
  [
    "a language that is seldom asked for",
    ["Languages: English, Russian"],
    { text: "Fluent Armenian", kind: "language" },
    "missing",
  ],
  [
    "a language as pupils learn it",
    ["EXPERIENCE", "Taught 30 children, 5 with English as an additional language"],
    { text: "Native English", kind: "language" },
    "missing",
  ],
  [
    "a program whose name begins as a degree does",
    ["EDUCATION", "MS Project, P6, Excel"],
    { text: "Bachelor's degree", kind: "degree" },
    "unclear",
  ],
  [
    "classes toward a degree",
    ["EDUCATION", "Some classes toward a bachelor's degree, evenings, not completed"],
    { text: "Bachelor's degree", kind: "degree" },
    "unclear",
  ],
  [
    "a bachelor's degree where an advanced one is asked for",
    ["EDUCATION", "BA Economics, 2017"],
    { text: "Advanced degree in economics", kind: "degree" },
    "unclear",
  ],
  [
    "a bachelor's degree where an advanced one is asked for as well as it",
    ["EDUCATION", "BSN, 2017"],
    { text: "BSN or advanced degree", kind: "degree" },
    "met",
  ],
  [
    "a thesis toward a theory",
    ["EDUCATION", "PhD Physics, 2015, thesis: Towards a Theory of Noise"],
    { text: "PhD in physics", kind: "degree" },
    "met",
  ],
  [
    "a degree of a school in capitals",
    ["EDUCATION", "Boston University, BA Economics, 2012", "INSEAD", "MBA, 2018"],
    { text: "MBA required", kind: "degree" },
    "met",
  ],
  [
    "work behind a line that breaks at a word for tools",
    [
      "EXPERIENCE",
      "Fitter, Larkbeck, 2018 – now",
      "Repaired production machines and",
      "equipment",
      "Wrote Python",
    ],
    { text: "Python", kind: "skill", skills: ["python"] },
    "met",
  ],
  [
    "nurses that someone hires",
    ["EXPERIENCE", "Recruiter, Elmcroft Care, 2019 – now", "I hire registered nurses and home managers"],
    { text: "The successful candidate will be RGN qualified", kind: "certification" },
    "missing",
  ],
  [
    "work in another place than the one asked for",
    ["EXPERIENCE", "Nurse, Desert Willow Hospital, 2018 – now", "Nursing on a ward of 30 beds"],
    { text: "Previous nursing home experience", kind: "skill", skills: ["nursing"] },
    "unclear",
  ],
  [
    "what someone denies in the second of two sentences",
    ["SKILLS", "No 3D. No coding."],
    { text: "Coding", kind: "other" },
    "unclear",
  ],
  [
    "tools below a head in the person’s own words, behind their studies",
    [
      "EDUCATION",
      "BSc Informatics, 2015",
      "TOOLS I USE EVERY WEEK",
      "Go, Docker (on my own machines too), Kafka.",
    ],
    { text: "Experience using Docker", kind: "skill", skills: ["docker"], must: false },
    "met",
  ],
])("what comes close: %s", (_, resume, requirement, verdict) => {
  const asked = { id: "r1", must: true, kind: "skill" as const, skills: [], ...requirement } as Requirement;
  expect(judge(asked, { asOf: "2026-11-29", resume })).toMatchObject({ verdict });
});
