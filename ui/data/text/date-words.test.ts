import { afterEach, expect, test } from "vitest";
import { timeAgo } from "#shared/words/time.ts";
import { dateWords, timeWords } from "./date-words.ts";
import { writeDatesAs } from "./readers-locale.ts";
import { exactTime, relativeTime } from "./relative-time.ts";

afterEach(() => writeDatesAs("en-US"));

const at = new Date("2026-11-24T15:05:00Z");
const later = new Date("2026-12-31T12:00:00Z");
const look = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;

test("dates: are written as in the reader’s region, times too", () => {
  expect([dateWords(at, look), timeWords(at, "UTC")]).toEqual(["Tuesday, November 24", "3:05 PM"]);
  writeDatesAs("en-GB");
  expect([dateWords(at, look), timeWords(at, "UTC")]).toEqual(["Tuesday 24 November", "15:05"]);
  expect(relativeTime(at, later)).toBe("24 November");
  expect(exactTime(at)).toMatch(/^Tuesday,? 24 November 2026/);
});

test("dates: on lists they have the order of the region", () => {
  expect(timeAgo(at, later)).toBe("11/24/2026");
  expect(timeAgo(at, later, "en-GB")).toBe("24/11/2026");
});
