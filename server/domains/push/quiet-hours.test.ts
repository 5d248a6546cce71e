import { expect, test } from "vitest";
import { pushTime } from "./quiet-hours.ts";

const night = { from: "22:00", to: "07:00" };
const noon = { from: "12:00", to: "13:30" };

test.each([
  ["before the night", "2026-11-21T21:59:00Z", night, "UTC", "2026-11-21T21:59:00Z"],
  ["as the night begins", "2026-11-21T22:00:00Z", night, "UTC", "2026-11-22T07:00:00Z"],
  ["after midnight", "2026-11-22T03:10:20Z", night, "UTC", "2026-11-22T07:00:00Z"],
  ["as the night ends", "2026-11-22T07:00:00Z", night, "UTC", "2026-11-22T07:00:00Z"],
  ["on the person's own clock", "2026-11-21T17:00:00Z", night, "Asia/Kolkata", "2026-11-22T01:30:00Z"],
  ["hours within a day", "2026-11-21T12:40:00Z", noon, "UTC", "2026-11-21T13:30:00Z"],
  ["a night in which clocks go back", "2026-10-24T21:00:00Z", night, "Europe/Berlin", "2026-10-25T06:00:00Z"],
  [
    "a night in which clocks go forward",
    "2026-03-28T22:00:00Z",
    night,
    "Europe/Berlin",
    "2026-03-29T05:00:00Z",
  ],
  ["without quiet hours", "2026-11-22T03:00:00Z", null, "UTC", "2026-11-22T03:00:00Z"],
])("quiet hours: %s", (_case, now, quietHours, zone, due) => {
  expect(pushTime(new Date(now), quietHours, zone)).toEqual(new Date(due));
});
