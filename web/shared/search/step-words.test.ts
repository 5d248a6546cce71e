import { expect, test } from "vitest";
import { searchStepKinds } from "#contract/search.ts";
import { stepWords } from "./step-words.ts";

const filters = { employmentType: ["Part Time", "Contract"], remote: ["true"] };
const widened = {
  asked: { terms: { query: "", filters, ranges: {} }, page: 1, days: null },
  answer: {
    understood: {
      place: "Leeds, England, United Kingdom",
      namesakes: [],
      remote: false,
      words: "nurse",
      typed: "nurse",
    },
  },
};

test.each([
  ["radius", "50", "Within 50 km of Leeds"],
  ["without", "night", "Without “night”"],
  ["filter", "employmentType", "Without the filter Part Time, Contract"],
  ["filter", "remote", "Without the filter Remote"],
  ["range", "salary", "Without the limit on pay"],
  ["neighbor", "Charge Nurse", "Charge Nurse"],
  ["remote", "United Kingdom", "Remote, from the United Kingdom or anywhere"],
  ["country", "Germany", "Anywhere in Germany"],
] as const)("search: a wider search of kind %s about %s is called %s", (kind, about, words) => {
  expect(stepWords({ kind, about }, widened)).toBe(words);
});

test("search: every kind of wider search has words", () => {
  for (const kind of searchStepKinds)
    expect(stepWords({ kind, about: "x" }, widened).length, kind).toBeGreaterThan(0);
});
