import fc from "fast-check";
import { expect, test } from "vitest";
import { matchDay, nextMorning } from "./match-day.ts";

test.each([
  ["2026-11-21T06:59:00Z", "UTC", "2026-11-20", "2026-11-21T07:00:00.000Z"],
  ["2026-11-21T07:00:00Z", "UTC", "2026-11-21", "2026-11-22T07:00:00.000Z"],
  ["2026-11-21T11:59:00Z", "America/New_York", "2026-11-20", "2026-11-21T12:00:00.000Z"],
  ["2026-11-20T22:30:00Z", "Asia/Tokyo", "2026-11-21", "2026-11-21T22:00:00.000Z"],
  ["2027-03-27T08:00:00Z", "Europe/London", "2027-03-27", "2027-03-28T06:00:00.000Z"],
])("match day: at %s in %s the day is %s and the next ten come at %s", (at, zone, day, next) => {
  expect(matchDay(new Date(at), zone)).toBe(day);
  expect(nextMorning(new Date(at), zone).toISOString()).toBe(next);
});

test("match day: the next morning always begins the next day, wherever the person is", () => {
  const zones = [
    "UTC",
    "America/Los_Angeles",
    "Europe/Berlin",
    "Asia/Kolkata",
    "Pacific/Auckland",
    "no zone",
  ];
  const moments = fc.date({ min: new Date("2025-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (now, zone) => {
      const next = nextMorning(now, zone);
      expect(next.getTime()).toBeGreaterThan(now.getTime());
      expect(matchDay(next, zone) > matchDay(now, zone)).toBe(true);
      expect(matchDay(new Date(next.getTime() - 60_000), zone)).toBe(matchDay(now, zone));
    }),
    { numRuns: 200 },
  );
});
