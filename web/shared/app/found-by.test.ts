import { expect, test } from "vitest";
import { isAskedFor, isFoundBy } from "./found-by.ts";

const pass = { label: "Pass on Rania Zaidan", about: "Rania Zaidan", keywords: ["refuse"] };

test.each([
  ["", true],
  ["pass", true],
  ["pass rania", true],
  ["rania refuse", true],
  ["rania", false],
  ["Rania Zaidan", false],
  ["pass toby", false],
])("“%s” finds passing on Rania: %s", (query, found) => {
  expect(isFoundBy(pass, query)).toBe(found);
});

test("app search: an action about nobody is found by any of its words", () => {
  expect(isFoundBy({ label: "Create a job" }, "create job")).toBe(true);
});

test.each([
  ["", false],
  ["p", false],
  ["pa", false],
  ["pas", true],
  ["pass rania", true],
  ["rania pass", true],
  ["refuse", true],
  ["rania", false],
  ["ran zai", false],
  ["pass toby", false],
])("“%s” asks to pass on Rania: %s", (query, asked) => {
  expect(isAskedFor(pass, query)).toBe(asked);
});
