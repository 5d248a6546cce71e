import { expect, test } from "vitest";
import { addressOf, filtersOf, viewOf } from "./reports.ts";

const viewAt = (query: string) => viewOf(new URLSearchParams(query));

test("report address: 90 days by default, custom days with their dates, and back to the same address", () => {
  expect(filtersOf(viewAt(""))).toEqual({ lastDays: 90 });
  expect(filtersOf(viewAt("period=all&source=Referral"))).toEqual({ source: "Referral" });
  const own = viewAt("from=2026-11-01&to=2026-11-07");
  expect(filtersOf(own)).toEqual({ from: "2026-11-01", to: "2026-11-07" });
  expect(viewAt(addressOf(own).split("?")[1]!)).toEqual(own);
});

test("report address: dates are left out unless the period is custom", () => {
  expect(filtersOf(viewAt("period=30&from=2020-01-01"))).toEqual({ lastDays: 30 });
});
