import { expect, test } from "vitest";
import { type Numbers, sourcesFinding } from "./findings.ts";

const of = (...sources: [source: string, interview: number, applied: number][]) =>
  sourcesFinding({
    sources: sources.map(([source, interview, applied]) => ({ source, interview, applied, hired: 0 })),
  } as unknown as Numbers);

test.each([
  [
    "the chart shows a smaller one with a higher share",
    of(["Careers site", 1, 5], ["Job board", 0, 8], ["Referral", 1, 3]),
    "Careers site is the strongest source of 5 people or more: 1 of 5 (20%) reached an interview.",
  ],
  [
    "all are large enough",
    of(["Careers site", 1, 5], ["Referral", 3, 6]),
    "Referral is the strongest source: 3 of 6 (50%) reached an interview.",
  ],
  [
    "only one is large enough",
    of(["Careers site", 1, 5], ["Referral", 1, 3]),
    "Careers site is the only source of 5 people or more: 1 of 5 (20%) reached an interview.",
  ],
  ["none is large enough", of(["Referral", 1, 3]), "No source has brought the 5 people it takes to compare."],
  [
    "no one of a large one was interviewed",
    of(["Careers site", 0, 9], ["Referral", 1, 3]),
    "No one from a source of 5 people or more reached an interview.",
  ],
])("reports: the sentence about sources is true where %s", (_, said, expected) => {
  expect(said).toBe(expected);
});
