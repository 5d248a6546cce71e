import { expect, test } from "vitest";
import { threadMs } from "#server/testing/thread-time.ts";
import { statedHours } from "./conditions/stated-hours.ts";
import { candidateVector, readJob, readWrittenRequirements, scoreFit } from "./index.ts";

const someone = {
  asOf: "2026-11-21",
  resume: [
    "Ada Lane",
    "Nurse",
    "Experience",
    "Nurse, Leeds Hospital 2015 - 2024",
    "Languages: English, German",
  ],
};
/** An expression that looks back and forth over so much takes most of a minute. */
const length = 50_000;
const quickly = 5_000;

function took(act: () => unknown): number {
  const started = threadMs();
  act();
  return threadMs() - started;
}

test.each([
  ["A", "1"],
  ["1 ", "1"],
  ["5+ ", ""],
  ["-", "1"],
  ["a ", ", preferred"],
  ["apply ", " within 5 hrs"],
  ["overlap A", ""],
  ["a\n", ""],
  ["&lt;p", ""],
  ["<", ""],
  ["2019 – ", ""],
])("hostile texts: a description of “%s” again and again is read in time", (part, end) => {
  const text = `hrs ${part.repeat(length / part.length)}${end}`;
  const reading = took(() => {
    scoreFit(readJob({ title: "Nurse", text }), someone);
    readWrittenRequirements({ title: "Nurse", descriptionHtml: text });
    statedHours({ title: "Nurse", descriptionHtml: text });
  });
  expect(reading).toBeLessThan(quickly);
});

test.each(["A", "Aa ", "1 ", "必", "- "])(
  "hostile texts: a resume of “%s” again and again is read in time",
  (part) => {
    const line = `${part.repeat(1_500 / part.length)}1`;
    const job = readJob({
      title: "Nurse",
      text: "Must have 3 years of experience as a nurse. Fluent German.",
    });
    const resume = { ...someone, resume: [line, line, "Experience", `Nurse, ${line}`, line] };
    expect(took(() => (scoreFit(job, resume), candidateVector(resume)))).toBeLessThan(quickly);
  },
);
