import { expect, test } from "vitest";
import { askedPayText, readAskedPay } from "./asked-pay.ts";

test.each([
  ["remote jobs above 70k", "remote jobs", "€70,000"],
  ["remote jobs above $70k", "remote jobs", "$70,000"],
  ["remote jobs paying over 70k", "remote jobs", "€70,000"],
  ["jobs in Berlin that pay at least 80k", "jobs in Berlin", "€80,000"],
  ["jobs that pay more than $70k in Leeds", "jobs in Leeds", "$70,000"],
  ["jobs with a salary of at least 70k", "jobs", "€70,000"],
  ["remote jobs over £70,000 a year", "remote jobs", "£70,000"],
  ["nursing jobs from 45k CHF", "nursing jobs", "CHF 45,000"],
  ["nursing jobs with at least 45k pounds", "nursing jobs with", "£45,000"],
])("assistant: “%s” asks for %s from %s", (about, words, text) => {
  const asked = readAskedPay(about, "EUR")!;
  expect(asked.words).toBe(words);
  expect(askedPayText(asked).replaceAll(/\s/g, " ")).toBe(text);
});

test.each(["remote jobs", "jobs around 70k", "jobs at least in Leeds"])(
  "assistant: “%s” asks for no least pay",
  (about) => {
    expect(readAskedPay(about, "EUR")).toBeNull();
  },
);
