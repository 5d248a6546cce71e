import { expect, test } from "vitest";
import type { PlannedJob } from "#contract/hiring-plans.ts";
import { planAddress, stateOf, summaryOf } from "./plan.ts";

const job = (changes: Partial<PlannedJob>) =>
  ({ status: "live", openings: 2, filled: 1, targetOn: null, late: false, ...changes }) as PlannedJob;

test("hiring plan: says what the live jobs add up to", () => {
  expect(summaryOf({ liveJobs: 2, openings: 3, filled: 2 })).toBe("2 of 3 openings filled in 2 live jobs");
});

test("hiring plan: the address keeps the search and the page", () => {
  expect(planAddress({ q: "" })).toBe("/hire/plan");
  expect(planAddress({ q: "night baker", page: 2 })).toBe("/hire/plan?q=night+baker&page=2");
});

test("hiring plan: a job is filled, closed, due, late or without a day", () => {
  const words = (changes: Partial<PlannedJob>) => stateOf(job(changes)).words;
  expect(words({ filled: 2 })).toBe("Filled");
  expect(words({ status: "closed" })).toBe("Closed");
  expect(words({})).toBe("No date");
  expect(words({ targetOn: "2026-11-23" })).toBe("Nov 23, 2026");
  expect(words({ targetOn: "2026-11-22", late: true })).toBe("Due Nov 22, 2026");
});
