import { afterEach, expect, test, vi } from "vitest";
import { readInUtc } from "./chat-time.ts";

afterEach(() => vi.restoreAllMocks());

test.each([
  ["Asia/Tokyo", -540],
  ["America/New_York", 300],
  ["UTC", 0],
])("messages: a moment reads as UTC has it on a server in %s", (timeZone, offset) => {
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offset);
  const words = new Intl.DateTimeFormat("en-GB", { dateStyle: "short", timeStyle: "short", timeZone });
  expect(words.format(readInUtc(new Date("2026-11-20T23:30:00Z")))).toBe("20/11/2026, 23:30");
});
