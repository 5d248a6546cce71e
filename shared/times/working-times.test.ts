import fc from "fast-check";
import { expect, test } from "vitest";
import { Temporal } from "temporal-polyfill";
import { daysLater, spread, workingTime } from "./working-times.ts";

const at = (text: string) => new Date(text);

test.each([
  ["in working hours", "2026-11-23T10:30:00Z", "Europe/London", "2026-11-23T10:30:00Z"],
  ["before they begin", "2026-11-23T10:30:00Z", "America/New_York", "2026-11-23T14:00:00Z"],
  ["after they end", "2026-11-23T10:30:00Z", "Asia/Tokyo", "2026-11-24T00:00:00Z"],
  ["on Friday evening", "2026-11-27T18:00:00Z", "Europe/London", "2026-11-30T09:00:00Z"],
  ["at a weekend", "2026-11-28T11:00:00Z", "Europe/London", "2026-11-30T11:00:00Z"],
])("working times: %s", (_name, now, timeZone, then) => {
  expect(workingTime(at(now), timeZone)).toEqual(at(then));
});

test("working times: people of one zone are written to one after the other, until the day ends", () => {
  const zones = ["Europe/London", "Asia/Tokyo", "Europe/London", "Europe/London"];
  expect(spread(zones, at("2026-11-23T16:57:00Z"))).toEqual(
    ["2026-11-23T16:57:00Z", "2026-11-24T00:00:00Z", "2026-11-23T16:59:00Z", "2026-11-24T09:00:00Z"].map(at),
  );
});

test("working times: a follow-up that falls on a weekend waits for Monday", () => {
  expect(daysLater(at("2026-11-26T10:00:00Z"), 2, "Europe/London")).toEqual(at("2026-11-30T10:00:00Z"));
});

test("working times: a follow-up keeps the hour when the clocks change before it", () => {
  expect(daysLater(at("2026-10-23T15:45:00Z"), 3, "Europe/London")).toEqual(at("2026-10-26T16:45:00Z"));
  expect(daysLater(at("2026-03-27T16:45:00Z"), 3, "Europe/London")).toEqual(at("2026-03-30T15:45:00Z"));
});

test("working times: so many days later on the reader’s calendar, on that day unless it is a weekend", () => {
  const zones = fc.constantFrom("America/Los_Angeles", "Europe/Paris", "Australia/Lord_Howe", "Asia/Kolkata");
  const moments = fc.date({ min: at("2024-01-01"), max: at("2030-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, zones, fc.constantFrom(1, 2, 3), (now, zone, days) => {
      const on = (time: Date) =>
        Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(zone);
      const sent = on(workingTime(now, zone));
      const then = on(daysLater(workingTime(now, zone), days, zone));
      const due = sent.toPlainDate().add({ days });
      const weekend = due.dayOfWeek > 5 ? 8 - due.dayOfWeek : 0;
      expect(then.toPlainDate().toString()).toBe(due.add({ days: weekend }).toString());
      expect(then.toPlainTime().toString()).toBe(sent.toPlainTime().toString());
    }),
  );
});

test("working times: always a weekday between nine and five on the reader's clock, and never earlier", () => {
  const zones = fc.constantFrom("America/Los_Angeles", "Europe/Paris", "Australia/Lord_Howe", "Asia/Kolkata");
  fc.assert(
    fc.property(
      fc.date({ min: at("2024-01-01"), max: at("2030-12-31"), noInvalidDate: true }),
      zones,
      (now, zone) => {
        const then = workingTime(now, zone);
        const local = Temporal.Instant.fromEpochMilliseconds(then.getTime()).toZonedDateTimeISO(zone);
        expect(local.dayOfWeek).toBeLessThan(6);
        expect(local.hour).toBeGreaterThanOrEqual(9);
        expect(local.hour).toBeLessThan(17);
        expect(then.getTime()).toBeGreaterThanOrEqual(now.getTime());
      },
    ),
  );
});
