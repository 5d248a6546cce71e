import { expect, test } from "vitest";
import type { PlannedJob } from "#contract/hiring-plans.ts";
import { stateOf, summaryOf } from "./plan.ts";

const job = (changes: Partial<PlannedJob>) =>
  ({ status: "live", openings: 2, filled: 1, targetOn: null, late: false, ...changes }) as PlannedJob;

test("hiring plan: counts openings of live jobs, and more hires than planned fill no other job", () => {
  const jobs = [job({}), job({ openings: 1, filled: 3 }), job({ status: "closed", openings: 9 })];
  expect(summaryOf(jobs)).toBe("2 of 3 openings filled in 2 live jobs");
});

test("hiring plan: a job is filled, closed, due, late or without a day", () => {
  const words = (changes: Partial<PlannedJob>) => stateOf(job(changes)).words;
  expect(words({ filled: 2 })).toBe("Filled");
  expect(words({ status: "closed" })).toBe("Closed");
  expect(words({})).toBe("No date");
  expect(words({ targetOn: "2026-11-23" })).toBe("Nov 23, 2026");
  expect(words({ targetOn: "2026-11-22", late: true })).toBe("Due Nov 22, 2026");
});
