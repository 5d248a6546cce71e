import { expect, test } from "vitest";
import { decidedText, shortPay, shortPlace, staleText } from "./short-words.ts";

const year = { currency: "GBP", period: "year" as const };
test.each([
  [{ ...year, min: 6_200_000, max: 7_400_000 }, "£62–74k"],
  [{ ...year, min: 9_800_000, max: 11_000_000 }, "£98–110k"],
  [{ ...year, min: 6_250_000, max: 7_400_000 }, "£62,500–74,000"],
  [{ ...year, min: null, max: 7_400_000 }, "up to £74,000"],
  [{ currency: "USD", period: "hour" as const, min: 2500, max: 2500 }, "$25 an hour"],
  [null, null],
])("today: %o is short as %s", (salary, text) => {
  expect(shortPay({ salary })).toBe(text);
});

test("today: a place is told by its town, and a long country by its letters", () => {
  const job = {
    locations: ["Bristol, United Kingdom"],
    remote: true,
    remoteLocations: ["United Kingdom"],
    workplaceType: "hybrid" as const,
  };
  expect(shortPlace(job)).toBe("Bristol or remote, UK");
});

test("today: what was decided is told in one line", () => {
  const matches = (["rejected", "applied", "rejected", "pending"] as const).map((status) => ({ status }));
  expect(decidedText(matches)).toBe("1 applied, 2 not for me");
});

test.each([
  ["2026-11-20T09:00:00Z", null],
  ["2026-09-22T09:00:00Z", "Posted 2 months ago"],
  ["2026-05-02T09:00:00Z", "Posted 6 months ago"],
  [null, null],
])("today: a posting of %s is named stale as %s", (publishedAt, text) => {
  expect(staleText({ publishedAt }, new Date("2026-11-22T09:00:00Z"))).toBe(text);
});
