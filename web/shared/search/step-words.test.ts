import { expect, test } from "vitest";
import { searchStepKinds } from "#contract/search.ts";
import { stepWords } from "./step-words.ts";

test.each([
  ["radius", "50", "Within 50 km of Leeds"],
  ["without", "night", "Without “night”"],
  ["filter", "Part Time", "Without the filter Part Time"],
  ["range", "salary", "Without the limit on pay"],
  ["neighbor", "Charge Nurse", "Charge Nurse"],
  ["remote", "United Kingdom", "Remote, from the United Kingdom or anywhere"],
  ["country", "Germany", "Anywhere in Germany"],
] as const)("search: a wider search of kind %s about %s is called %s", (kind, about, words) => {
  expect(stepWords({ kind, about }, "Leeds, England, United Kingdom")).toBe(words);
});

test("search: every kind of wider search has words", () => {
  for (const kind of searchStepKinds)
    expect(stepWords({ kind, about: "x" }, null).length, kind).toBeGreaterThan(0);
});
