import { expect, test } from "vitest";
import { endsBeforeStart, readPartialDate, sayPartialDate, saySpan } from "./partial-date.ts";

test.each([
  ["", null],
  ["2020", "2020"],
  ["2020-03", "2020-03"],
  ["2020-3", "2020-03"],
  ["03/2020", "2020-03"],
  ["3.2020", "2020-03"],
  ["Mar 2020", "2020-03"],
  ["march, 2020", "2020-03"],
  ["2020-03-14", "2020-03-14"],
  ["13/2020", undefined],
  ["soon", undefined],
  ["Mai 20", undefined],
])("dates: %j is read as %j", (text, date) => {
  expect(readPartialDate(text)).toBe(date);
});

test("dates: what is said can be read again", () => {
  for (const date of ["2020", "2021-12", "1999-01"]) expect(readPartialDate(sayPartialDate(date))).toBe(date);
});

test("dates: a span says where it ends, or that it has not ended", () => {
  expect(saySpan({ start: "2020-03", end: null, current: true })).toBe("Mar 2020 – now");
  expect(saySpan({ start: "2019-05", end: "2020-09" })).toBe("May 2019 – Sep 2020");
  expect(saySpan({ start: null, end: "2019" })).toBe("2019");
});

test("dates: an end lies before the start only if no month of its year could come after", () => {
  const early = (start: string, end: string) => endsBeforeStart({ start, end });
  expect([early("2020-03", "2020-02"), early("2020", "2019-12")]).toEqual([true, true]);
  expect([early("2020-03", "2020"), early("2020", "2020-02"), early("2020-03", "2020-03")]).toEqual([
    false,
    false,
    false,
  ]);
});
