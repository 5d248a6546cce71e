import { expect, test } from "vitest";
import { relativeTime, shortTime, timeSpan } from "./relative-time.ts";

const now = new Date("2026-11-21T12:00:00Z");

test.each([
  ["2026-11-21T11:59:40Z", "just now", "now"],
  ["2026-11-21T11:55:00Z", "5 minutes ago", "5 min"],
  ["2026-11-21T09:30:00Z", "2 hours ago", "2 h"],
  ["2026-11-20T11:00:00Z", "yesterday", "1 d"],
  ["2026-11-18T12:00:00Z", "3 days ago", "3 d"],
  ["2026-11-22T13:00:00Z", "tomorrow", "1 d"],
  ["2026-11-10T12:00:00Z", "11 days ago", "Nov 10"],
  ["2026-02-14T12:00:00Z", "February 14", "Feb 14"],
  ["2025-02-14T12:00:00Z", "February 14, 2025", "Feb 14, 2025"],
])("relative time: %s reads %s, and %s where there is little room", (then, long, short) => {
  expect(relativeTime(new Date(then), now)).toBe(long);
  expect(shortTime(new Date(then), now)).toBe(short);
});

test.each([
  ["2026-11-21T11:59:40Z", "since just now"],
  ["2026-11-21T11:59:00Z", "for 1 minute"],
  ["2026-11-21T09:30:00Z", "for 2 hours"],
  ["2026-11-19T11:00:00Z", "for 2 days"],
  ["2026-02-14T12:00:00Z", "since February 14"],
])("relative time: what has lasted from %s on has lasted %s", (then, span) => {
  expect(timeSpan(new Date(then), now)).toBe(span);
});

test("relative time: a date is that of the time zone asked for, as a server asks for UTC", () => {
  const [then, now] = [new Date("2026-11-07T03:00:00Z"), new Date("2026-12-20T00:00:00Z")];
  const drawn = (timeZone: string) => [
    relativeTime(then, now, timeZone),
    shortTime(then, now, timeZone),
    timeSpan(then, now, timeZone),
  ];
  expect(drawn("UTC")).toEqual(["November 7", "Nov 7", "since November 7"]);
  expect(drawn("America/Los_Angeles")).toEqual(["November 6", "Nov 6", "since November 6"]);
});
