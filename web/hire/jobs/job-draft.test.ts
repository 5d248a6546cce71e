import { expect, test } from "vitest";
import { amountOf, changesOf, emptyDraft, missingIn, mistakesIn } from "./job-draft.ts";

test.each([
  ["62,000", 62_000],
  ["£ 24.50", 24.5],
  ["", null],
  ["to be agreed", null],
])("the amount %j is read as %s", (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

test("only what was changed is sent", () => {
  const changed = { ...emptyDraft, jobTitle: " Diver ", payFrom: "40,000" };
  expect(changesOf(changed, emptyDraft)).toEqual({
    jobTitle: "Diver",
    salary: { currency: "GBP", period: "year", min: 40_000, max: null },
  });
  expect(changesOf(changed, changed)).toEqual({});
});

test("a question without words is no change", () => {
  const draft = { ...emptyDraft, prompts: [{ id: "1", question: " ", required: true }] };
  expect(changesOf(draft, emptyDraft)).toEqual({});
});

test("title, description and place are missing until they are there", () => {
  expect(missingIn(emptyDraft).map(({ name }) => name)).toEqual(["Title", "Description", "Place"]);
  const whole = { ...emptyDraft, jobTitle: "Diver", jobDescription: "<p>Dive</p>", remote: true };
  expect(missingIn(whole)).toEqual([]);
  expect(missingIn({ ...whole, jobDescription: "<p>&nbsp;</p>" })).toHaveLength(1);
});

test("pay that falls is a mistake", () => {
  expect(mistakesIn({ ...emptyDraft, payFrom: "50", payTo: "40" })).toHaveProperty("salary");
  expect(mistakesIn({ ...emptyDraft, payFrom: "40" })).toEqual({});
});
