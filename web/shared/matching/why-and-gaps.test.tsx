import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Fit } from "#contract/fit-shapes.ts";
import { WhyAndGaps } from "./why-and-gaps.tsx";

afterEach(cleanup);

const unsaid = { verdict: "unknown", sentence: "The job doesn’t list a level." } as const;
const fit: Fit = {
  score: 60,
  modelVersion: "fit-16",
  requirements: [],
  hard: { place: unsaid, salary: unsaid, type: unsaid, seniority: unsaid },
  raise: [],
};

const required = {
  id: "one",
  text: "Excel",
  must: true,
  verdict: "met",
  evidence: null,
  note: null,
} as const;
const broken = { verdict: "conflict", sentence: "Pays less than you asked." } as const;

test.each([
  ["nothing was read", { ...fit }, "We found no requirements in this posting."],
  ["all that was read is met", { ...fit, requirements: [required] }, "You meet every requirement they list."],
  ["little is said", { ...fit, score: null }, /^This posting says little/],
  [
    "nothing was read and pay is broken",
    { ...fit, hard: { ...fit.hard, salary: broken } },
    "We found no requirements in this posting.",
  ],
])("why and gaps: where %s, no more is claimed", (_, shown: Fit, sentence) => {
  render(
    <MemoryRouter>
      <WhyAndGaps fit={shown} />
    </MemoryRouter>,
  );
  screen.getByText(sentence);
  expect(screen.queryByText(/everything/)).toBeNull();
});

test("why and gaps: what can’t be compared is an open question, and what isn’t said is left out", () => {
  const sentence = "Paid in JPY (¥6,000,000), and you asked in GBP.";
  const salary = { verdict: "unknown", sentence, open: true } as const;
  render(
    <MemoryRouter>
      <WhyAndGaps fit={{ ...fit, hard: { ...fit.hard, salary } }} />
    </MemoryRouter>,
  );
  const line = screen.getByText(sentence).closest("li")!;
  within(line).getByRole("img", { name: "Unclear" });
  expect(screen.queryByText(unsaid.sentence)).toBeNull();
});
