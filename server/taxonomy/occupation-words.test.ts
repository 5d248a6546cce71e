import { expect, test } from "vitest";
import { compoundEndings, isOccupation, occupationsNamed } from "./occupation-words.ts";

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

test("occupation words: both forms of a slash are known", () => {
  expect(
    ["vendeur", "vendeuse", "Verkäufer", "Verkäuferin"].map((word) => isOccupation(word.toLowerCase())),
  ).toEqual([true, true, true, true]);
});
