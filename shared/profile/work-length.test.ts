import { expect, test } from "vitest";
import { countedYears } from "./work-length.ts";

const asOf = "2026-11-30T12:00:00.000Z";
const at = (start: string | null, end: string | null) => ({ start, end });

test.each([
  ["two jobs of four months at the same time", [at("2024-01", "2024-04"), at("2024-01", "2024-04")], null],
  ["two of four months one after the other", [at("2024-01", "2024-04"), at("2024-05", "2024-08")], 8 / 12],
  ["one whose start can’t be read beside a long one", [at("soon", "2024-04"), at("2020-01", "2021-12")], 2],
  ["one without dates", [at(null, null)], null],
])("profile: the years of %s are counted, for the screen as for the server", (_, positions, years) => {
  expect(countedYears(positions, asOf)).toBe(years);
});
