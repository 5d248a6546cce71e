import { expect, test } from "vitest";
import { changesOf, emptyDraft, keptAsDraft, missingIn, problemIn, savedSentence } from "./job-draft.ts";

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

test("what is missing keeps a job from being published, pay that falls from being saved", () => {
  const saved = { toPublish: false };
  expect(problemIn(emptyDraft, saved)).toBeNull();
  expect(problemIn({ ...emptyDraft, payFrom: "40" }, saved)).toBeNull();
  expect(problemIn({ ...emptyDraft, payFrom: "50", payTo: "40" }, saved)?.fields).toHaveProperty("salary");
  expect(problemIn({ ...emptyDraft, payFrom: "50k", payTo: "60.000" }, saved)).toBeNull();
  expect(problemIn({ ...emptyDraft, payFrom: "50-60k" }, saved)?.fields).toHaveProperty("salary");
  for (const budget of ["plenty", "0.5"])
    expect(problemIn({ ...emptyDraft, budget }, saved)?.fields).toHaveProperty("jobBudgetData");
  expect(problemIn(emptyDraft, { toPublish: true })).toEqual({
    sentence: "Title, Description, Place are required fields, Please add",
    fields: {
      jobTitle: "Title is a required field, Please add",
      jobDescription: "Description is a required field, Please add",
      locations: "Place is a required field, Please add",
    },
  });
});

test("changes of a closed job are not said to be live", () => {
  expect(savedSentence.live).toContain("live");
  expect(savedSentence.closed).not.toContain("live");
});

test.each(["Publish the company first.", "Publish the company first"])("%s ends once", (why) => {
  expect(keptAsDraft(why)).toBe("Publish the company first. It is kept as a draft.");
});
