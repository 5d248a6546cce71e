import { expect, test } from "vitest";
import { salaryInUnits, type PayPeriod } from "#shared/money/salary.ts";
import { scoreFit } from "../score.ts";
import type { CandidateText } from "../types.ts";
import { conditionsOf } from "./conditions.ts";

function pay(wanted: CandidateText["wanted"], [currency, min, max, period = "year"]: Offer) {
  const salary = salaryInUnits({ currency, period, min, max });
  return conditionsOf({ asOf: "2026-11-22", resume: [], wanted })({ title: "Engineer", salary }).salary;
}
type Offer = [currency: string, min: number | null, max: number | null, period?: PayPeriod];

test.each<[string, NonNullable<CandidateText["wanted"]>, Offer, string, string]>([
  [
    "yen, enough",
    { salary: 8000, currency: "JPY" },
    ["JPY", 7_000_000, 9_000_000],
    "ok",
    "Pays ¥7,000,000–9,000,000.",
  ],
  [
    "yen, too few",
    { salary: 8000, currency: "JPY" },
    ["JPY", 5_000_000, 6_000_000],
    "conflict",
    "Pays ¥2,000,000 a year less than you asked.",
  ],
  [
    "won by the month",
    { salary: 50_000, currency: "KRW" },
    ["KRW", 3_000_000, 4_000_000, "month"],
    "conflict",
    "Pays ₩2,000,000 a year less than you asked.",
  ],
  [
    "more than a million dollars",
    { salary: 1200, currency: "USD" },
    ["USD", 500_000, 900_000],
    "conflict",
    "Pays $300,000 a year less than you asked.",
  ],
  ["pounds", { salary: 60, currency: "GBP" }, ["GBP", 50_000, 62_000], "ok", "Pays £50,000–62,000."],
  [
    "another currency",
    { salary: 60, currency: "GBP" },
    ["JPY", 6_000_000, 8_000_000],
    "unknown",
    "Paid in JPY (¥6,000,000–8,000,000), and you asked in GBP.",
  ],
  ["nothing asked", { currency: "GBP" }, ["JPY", null, 8_000_000], "unknown", "Pays up to ¥8,000,000."],
])("pay: %s", (_, wanted, offer, verdict, sentence) => {
  expect(pay(wanted, offer)).toMatchObject({ verdict, sentence });
});

test("pay: another currency is an open question, and breaks nothing", () => {
  expect(pay({ salary: 60, currency: "GBP" }, ["JPY", null, 1_000_000]).open).toBe(true);
  expect(pay({ currency: "GBP" }, ["JPY", null, 1_000_000]).open).toBeUndefined();
  const salary = salaryInUnits({ currency: "JPY", period: "year", min: null, max: 1_000_000 });
  const wanted = { titles: ["Engineer"], salary: 60, currency: "GBP" };
  const { breaks, hard } = scoreFit(
    { title: "Engineer", salary },
    { asOf: "2026-11-22", resume: [], wanted },
  );
  expect([breaks, hard.salary.open]).toEqual([[], true]);
});
