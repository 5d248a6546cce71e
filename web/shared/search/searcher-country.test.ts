import { expect, test } from "vitest";
import { countryIn } from "./searcher-country.ts";

test.each([
  ["en-GB,en;q=0.9", "GB"],
  ["de, fr-CH;q=0.8", "CH"],
  ["zh-Hant-TW", "TW"],
  ["en, *;q=0.5", null],
  [null, null],
])("search: languages %s tell the country %s", (languages, country) => {
  expect(countryIn(languages)).toBe(country);
});

test("search: a browser's list of languages tells the country", () => {
  expect(countryIn(["en", "pt-br"])).toBe("BR");
});
