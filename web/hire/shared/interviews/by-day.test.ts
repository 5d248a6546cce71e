import { expect, test } from "vitest";
import type { UpcomingInterview } from "#contract/interviews.ts";
import { byDay } from "./by-day.ts";

const now = new Date(2026, 10, 23, 10, 0);
const at = (day: number, hour: number) =>
  ({ interview: { time: new Date(2026, 10, day, hour).toISOString(), minutes: 60 } }) as UpcomingInterview;

test("upcoming interviews: by day, without what is over, with what is under way", () => {
  const days = byDay([at(23, 8), at(23, 9), at(23, 15), at(24, 9), at(27, 9)], now);
  expect(days.map(({ day, interviews }) => [day, interviews.length])).toEqual([
    ["Today", 1],
    ["Tomorrow", 1],
    ["Friday, November 27", 1],
  ]);
  expect(byDay([at(23, 9)], new Date(2026, 10, 23, 9, 30))).toHaveLength(1);
});
