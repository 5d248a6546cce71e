import { expect, test } from "vitest";
import { judge } from "./evidence.ts";
import { requirementIn } from "./requirement-line.ts";

function judged(resume: string[], text: string) {
  const requirement = { id: "r1", ...requirementIn({ text, part: "must" }) };
  return judge(requirement, { asOf: "2026-12-01", resume });
}

const close = "This comes close.";
test.each([
  ["a name of capitals", "SDS filing", ["Experience", "Filed SDS sheets for the lab."], close, 1],
  [
    "another form of a word",
    "Kindergarten experience",
    ["Experience", "Student Teacher, Fernhill Kindergartens, 2019 – 2020"],
    close,
    1,
  ],
  [
    "a program of the list of skills",
    "Maîtrise des outils bureautiques, en particulier Excel",
    ["Expérience", "Comptable, Maison Perrin, 2019 – 2020", "Compétences", "Logiciels : Ciel, Excel"],
    close,
    3,
  ],
  [
    "no word",
    "Knowledge of beekeeping",
    ["Experience", "Baked bread."],
    "Not mentioned in the resume.",
    null,
  ],
  [
    "work rather than a degree",
    "Experience in pediatric nursing",
    [
      "Experience",
      "Staff Nurse, Pediatric Ward, 2019 – 2022",
      "Education",
      "BSc Nursing, University of Leeds, 2018",
    ],
    close,
    1,
  ],
] as const)("what isn’t proven: with %s of “%s” in the resume", (_, text, resume, note, at) => {
  const judgement = judged([...resume], text);
  expect([judgement.verdict, judgement.note, judgement.evidence?.lineIndex ?? null]).toEqual([
    "unclear",
    note,
    at,
  ]);
});

test.each([
  ["Some exposure to Kotlin in a course; no production experience.", "Kotlin", "unclear"],
  ["Kotlin and Go, but no professional experience with either.", "Kotlin", "unclear"],
  ["Built the booking service in Kotlin.", "Kotlin", "met"],
  ["Full UK driving licence.", "Driving licence and use of your own vehicle", "unclear"],
  ["Full UK driving licence, own car.", "Driving licence and use of your own vehicle", "met"],
  ["SIA license.", "SIA license and knowledge of radios", "unclear"],
  [
    "High School Teacher, Fernhill School, 2015 – 2019",
    "Completed a high school teacher training program",
    "unclear",
  ],
] as const)("what isn’t proven: “%s” against “%s” is %s", (line, text, verdict) => {
  expect(judged(["Experience", line], text).verdict).toBe(verdict);
});

test.each([
  ["Ausbildung zum Koch, 2012 – 2015", "Abgeschlossene Ausbildung als Maler", "unclear"],
  ["Ausbildung zum Maler, 2012 – 2015", "Abgeschlossene Ausbildung als Maler", "met"],
  ["Ausbildung zum Maler, 2012 – 2015", "Abgeschlossene Ausbildung als Maler oder vergleichbar", "met"],
  ["BA History, University of Leeds, 2014", "Bachelor’s degree or above", "met"],
  ["BA History, University of Leeds, 2014", "Bachelor’s degree or greater", "met"],
  ["BA History, University of Leeds, 2014", "Bachelor’s degree in chemistry or above", "unclear"],
] as const)("degrees: “%s” against “%s” is %s", (line, text, verdict) => {
  expect(judged(["Experience", "Worked hard.", "Education", line], text).verdict).toBe(verdict);
});
