import { expect, test } from "vitest";
import { daysIn } from "./statement-days.ts";

test.each([
  ["thisMonth", "2028-02-29", "2028-02-01", "2028-02-29"],
  ["lastMonth", "2028-03-31", "2028-02-01", "2028-02-29"],
  ["lastMonth", "2027-01-01", "2026-12-01", "2026-12-31"],
  ["thisYear", "2026-11-28", "2026-01-01", "2026-11-28"],
  ["lastYear", "2026-11-28", "2025-01-01", "2025-12-31"],
] as const)("statement: %s on %s is %s to %s", (period, today, from, to) => {
  expect(daysIn({ period }, today)).toEqual({ from, to });
});
