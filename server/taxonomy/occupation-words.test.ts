import { expect, test } from "vitest";
import { occupationWords } from "./occupation-words.data.ts";
import {
  compoundEndings,
  countriesOfOccupation,
  englishTitle,
  foreignForms,
  isOccupation,
  occupationsIn,
  occupationsNamed,
} from "./occupation-words.ts";

test.each([
  ["Senior Industrieelektroniker (m/w/d)", ["elektroniker"]],
  ["Industrieelektriker", ["elektriker"]],
  ["Mitarbeiter Pharmaproduktion", ["produktion"]],
  ["Weihnachtsaushilfen", ["aushilfen"]],
  ["Elektriker", []],
  ["Project Superintendent", []],
])("occupation words: “%s” ends in %j", (title, endings) => {
  expect(compoundEndings(title)).toEqual(endings);
});

test.each(["agent de propreté", "agente de propreté"])(
  "occupation words: “%s” is a cleaner as “cleaner” is",
  (title) => expect(occupationsNamed(title)).toEqual(occupationsNamed("cleaner")),
);

test("occupation words: a word of two occupations names both", () => {
  const accountant = occupationsNamed("accountant");
  expect(occupationsNamed("comptable").isSubsetOf(accountant)).toBe(true);
  expect(occupationsNamed("treuhänder").isSubsetOf(accountant)).toBe(true);
});

test("occupation words: the longest name of a title counts, and not what it holds", () => {
  expect(occupationsIn("Senior Software Architect").map(({ form }) => form)).toEqual(["software architect"]);
  expect(occupationsIn("Baker and Cook").map(({ form }) => form)).toEqual(["baker", "cook"]);
});

test("occupation words: both forms of a slash are known", () => {
  expect(
    ["vendeur", "vendeuse", "Verkäufer", "Verkäuferin"].map((word) => isOccupation(word.toLowerCase())),
  ).toEqual([true, true, true, true]);
});

test.each([
  ["sygeplejerske", "registered nurse"],
  ["sykepleier", "registered nurse"],
  ["sjuksköterska", "registered nurse"],
  ["pielęgniarz", "registered nurse"],
  ["læge", "doctor"],
  ["lege", "doctor"],
  ["kocken", null],
  ["magazynierka", "warehouse worker"],
  ["magasinier", "warehouse worker"],
  ["Schichtführerin", "team leader"],
])("occupation words: “%s” is in English “%s”", (foreign, english) => {
  expect(englishTitle(foreign)).toBe(english);
});

test.each([
  ["sygeplejerske", ["DK", "NO"]],
  ["sjuksköterska", ["SE", "FI"]],
  ["pielęgniarka", ["PL"]],
  ["magasinier", ["FR", "BE", "CH", "LU", "CA", "MC"]],
  ["pilot", []],
])("occupation words: “%s” is said in %j", (word, countries) => {
  expect([...countriesOfOccupation(word)]).toEqual(countries);
});

test("occupation words: a form that means something else in other titles counts only when typed", () => {
  expect(isOccupation("lege")).toBe(false);
  expect(foreignForms("police officer")).not.toContain("polis");
});

test("occupation words: each line has a place for each language", () => {
  expect(occupationWords.filter((line) => line.split(" | ").length !== 10)).toEqual([]);
});

test("occupation words: a language without a word of its own has none", () => {
  expect(foreignForms("data scientist")).not.toContain("");
  expect(isOccupation("")).toBe(false);
});
