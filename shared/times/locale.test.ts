import { expect, test } from "vitest";
import { instantWords } from "./instant-words.ts";
import { dateLocale, localeFrom } from "./locale.ts";

test.each([
  ["en-US", "Tuesday, November 24, 2026 at 3:00 PM UTC"],
  ["en-GB", "Tuesday, 24 November 2026 at 15:00 UTC"],
  ["de", "Tuesday, 24 November 2026 at 15:00 UTC"],
])("locale: dates of a reader in %s", (locale, words) => {
  expect(instantWords("2026-11-24T15:00:00Z", "UTC", dateLocale(locale))).toBe(words);
});

test("locale: a header that names none is left out", () => {
  expect(localeFrom("de-AT")).toBe("de-AT");
  expect(["", "not a locale", "x".repeat(40), undefined].map(localeFrom)).toEqual(Array(4).fill(undefined));
});
