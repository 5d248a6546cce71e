import { expect, test } from "vitest";
import { emptyDraft, fieldsOf, missingIn, problemAfter, problemIn } from "./job-draft.ts";
import { payMistake } from "#web/shared/jobs/pay.ts";
import { changesBetween } from "#web/shared/editor/changes.ts";

const changesOf = (draft: typeof emptyDraft, saved: typeof emptyDraft) =>
  changesBetween(fieldsOf(saved), fieldsOf(draft));

test("job editor: only what was changed is sent", () => {
  const changed = { ...emptyDraft, jobTitle: " Diver ", payFrom: "40,000" };
  expect(changesOf(changed, emptyDraft)).toEqual({
    jobTitle: "Diver",
    salary: { currency: "USD", period: "year", min: 4_000_000, max: null },
  });
  expect(changesOf(changed, changed)).toEqual({});
});

test("job editor: a question without words is no change", () => {
  const draft = {
    ...emptyDraft,
    prompts: [{ id: "1", kind: "text" as const, question: " ", required: true }],
  };
  expect(changesOf(draft, emptyDraft)).toEqual({});
});

test("job editor: title, description and place are missing until they are there", () => {
  expect(missingIn(emptyDraft).map(({ name }) => name)).toEqual(["Title", "Description", "Location"]);
  const whole = { ...emptyDraft, jobTitle: "Diver", jobDescription: "<p>Dive</p>", remote: true };
  expect(missingIn(whole)).toEqual([]);
  expect(missingIn({ ...whole, jobDescription: "<p>&nbsp;</p>" })).toHaveLength(1);
});

test("job editor: what is missing keeps a job from being published, pay that falls from being saved", () => {
  const saved = { toPublish: false };
  expect(problemIn(emptyDraft, saved)).toBeNull();
  expect(problemIn({ ...emptyDraft, payFrom: "40" }, saved)).toBeNull();
  expect(problemIn({ ...emptyDraft, payFrom: "50", payTo: "40" }, saved)?.fields).toHaveProperty("salary");
  expect(problemIn({ ...emptyDraft, payFrom: "50k", payTo: "60.000" }, saved)).toBeNull();
  expect(problemIn({ ...emptyDraft, payFrom: "50-60k" }, saved)?.fields).toHaveProperty("salary");
  expect(problemIn(emptyDraft, { toPublish: true })).toEqual({
    sentence: "Title, Description, Location are required fields, Please add",
    fields: {
      jobTitle: "Title is a required field, Please add",
      jobDescription: "Description is a required field, Please add",
      locations: "Location is a required field, Please add",
    },
  });
});

test("job editor: an error goes when its field is answered, the others stay", () => {
  const problem = problemIn(emptyDraft, { toPublish: true });
  const placed = problemAfter(problem, { locations: ["Bristol, United Kingdom"] });
  expect(Object.keys(placed!.fields)).toEqual(["jobTitle", "jobDescription"]);
  expect(placed!.sentence).toBe("Title and Description are required fields, Please add");
  expect(Object.keys(problemAfter(problem, { remote: true })!.fields)).not.toContain("locations");
  expect(problemAfter(placed, { jobTitle: "Diver", jobDescription: "<p>Dive</p>" })).toBeNull();
  expect(problemAfter(problem, { department: "Sea" })).toBe(problem);
  const turned = problemIn({ ...emptyDraft, payFrom: "90", payTo: "70" }, { toPublish: false });
  expect(problemAfter(turned, { payTo: "95" })).toBeNull();
});

test("job editor: pay that falls is a mistake while it is written, pay that rises is none", () => {
  expect(payMistake({ ...emptyDraft, payFrom: "90k", payTo: "70k" })).toContain("higher than the maximum");
  expect(payMistake({ ...emptyDraft, payFrom: "70k", payTo: "90k" })).toBeNull();
});
