import fc from "fast-check";
import { expect, test } from "vitest";
import { dayOf, daysAfter, startOfDay } from "./calendar-days.ts";

test.each([
  ["2026-11-23T23:30:00Z", "UTC", "2026-11-23", "2026-11-23T00:00:00.000Z"],
  ["2026-11-23T23:30:00Z", "Europe/Berlin", "2026-11-24", "2026-11-23T23:00:00.000Z"],
  ["2026-11-23T04:59:00Z", "America/New_York", "2026-11-22", "2026-11-22T05:00:00.000Z"],
  // São Paulo moved its clocks at midnight, so this day began at one.
  ["2018-11-04T12:00:00Z", "America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00.000Z"],
])("days: at %s in %s it is %s, which began at %s", (at, zone, day, began) => {
  expect(dayOf(new Date(at), zone)).toBe(day);
  expect(startOfDay(day, zone).toISOString()).toBe(began);
});

test("days: one ends where the next begins, at every change of the clocks", () => {
  const zones = [
    "UTC",
    "America/New_York",
    "Europe/Berlin",
    "Asia/Kolkata",
    "Australia/Lord_Howe",
    "Asia/Beirut",
  ];
  const dates = fc.date({ min: new Date("2024-01-01"), max: new Date("2030-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(dates, fc.constantFrom(...zones), (at, zone) => {
      const day = dayOf(at, zone);
      const [began, ends] = [startOfDay(day, zone), startOfDay(daysAfter(day, 1), zone)];
      expect(began <= at && at < ends).toBe(true);
      expect(dayOf(new Date(ends.getTime() - 1), zone)).toBe(day);
      expect(dayOf(ends, zone)).toBe(daysAfter(day, 1));
    }),
    { numRuns: 300 },
  );
});
