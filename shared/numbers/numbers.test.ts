import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compactNumber, fileSize } from "./compact.ts";
import { formatMoney } from "./money.ts";
import { readSalary } from "./read-salary.ts";
import { compareSalary } from "./salary-rule.ts";
import { inThousands, salaryText, yearlySalary, type PayPeriod } from "./salary.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1k"],
  [1234, "1.23k"],
  [-1500, "-1.5k"],
  [999_999, "1m"],
  [1_500_000, "1.5m"],
  [2_340_000_000, "2.34b"],
  [12.345, "12.35"],
])("numbers: %d is written %s", (value, expected) => {
  expect(compactNumber(value)).toBe(expected);
});

test.each([
  [512, "512 B"],
  [1024, "1 KB"],
  [1536, "1.5 KB"],
  [5 * 1024 * 1024, "5 MB"],
  [3 * 1024 ** 3, "3 GB"],
  [5000 * 1024 ** 3, "5000 GB"],
])("numbers: %d bytes are %s", (bytes, expected) => {
  expect(fileSize(bytes)).toBe(expected);
});

test("numbers: money knows how many decimals its currency has", () => {
  expect(formatMoney({ amountMinor: 125_000, currency: "GBP" })).toBe("£1,250");
  expect(formatMoney({ amountMinor: 1250, currency: "EUR" })).toBe("€12.50");
  expect(formatMoney({ amountMinor: 5000, currency: "JPY" })).toBe("¥5,000");
});

describe("pay: read from text", () => {
  test.each<[string, string | null, PayPeriod, number | null, number | null]>([
    ["$25/hr", "USD", "hour", 25, 25],
    ["60-80k EUR", "EUR", "year", 60_000, 80_000],
    ["$6-8,000 a month", "USD", "month", 6000, 8000],
    ["€ 5.500 brutto/Monat", "EUR", "month", 5500, 5500],
    ["£62,000–74,000", "GBP", "year", 62_000, 74_000],
    ["120,000 - 150,000 USD", "USD", "year", 120_000, 150_000],
    ["$120-$150K", "USD", "year", 120_000, 150_000],
    ["$111,000—$132,000 USD", "USD", "year", 111_000, 132_000],
    ["CA$90k to CA$110k per year", "CAD", "year", 90_000, 110_000],
    ["C$95,000", "CAD", "year", 95_000, 95_000],
    ["CHF 110'000 - 130'000", "CHF", "year", 110_000, 130_000],
    ["up to £45k", "GBP", "year", null, 45_000],
    ["from 50.000 €", "EUR", "year", 50_000, null],
    ["$22.50 - $27.75 per hour", "USD", "hour", 22.5, 27.75],
    ["£450 per day", "GBP", "day", 450, 450],
    ["12-18 LPA", "INR", "year", 1_200_000, 1_800_000],
    ["15 000 - 20 000 PLN gross / month", "PLN", "month", 15_000, 20_000],
    ["80k-100k", null, "year", 80_000, 100_000],
    ["$37K-$66K (Glassdoor est.)", "USD", "year", 37_000, 66_000],
    ["Employer Provided Salary:$20-$28 Per Hour", "USD", "hour", 20, 28],
    [
      "We raised $40M. You get a 401(k). The base salary range for this role is $140,000 - $165,000 plus equity.",
      "USD",
      "year",
      140_000,
      165_000,
    ],
  ])("%s", (text, currency, period, min, max) => {
    expect(readSalary(text)).toEqual({ currency, period, min, max });
  });

  test.each([
    "",
    "competitive",
    "5+ years of experience",
    "We raised $40M in funding",
    "401k with match",
    "2,000 employees in 30 countries",
    "A learning stipend of $2,000",
    "Founded in 2015",
    "Call 555-123-4567",
  ])("%s holds no pay", (text) => {
    expect(readSalary(text)).toBeNull();
  });

  test("what is written by us is read back", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("USD", "EUR", "GBP"),
        fc.integer({ min: 10_000, max: 400_000 }),
        fc.integer({ min: 1, max: 90_000 }),
        (currency, min, more) => {
          const salary = { currency, period: "year" as const, min, max: min + more };
          expect(readSalary(salaryText(salary))).toEqual(salary);
        },
      ),
    );
  });

  test("any text is read without failing", () => {
    fc.assert(fc.property(fc.string(), (text) => void readSalary(text)));
  });
});

test.each([
  [120_000, 120],
  [1001, 1.001],
  [1000, 1000],
  [120, 120],
])("numbers: %d is %d thousands", (value, expected) => {
  expect(inThousands(value)).toBe(expected);
});

test("numbers: pay for a shorter period is compared by the year", () => {
  expect(yearlySalary({ currency: "USD", period: "hour", min: 20, max: 25 })).toMatchObject({
    min: 41_600,
    max: 52_000,
  });
});

test.each([
  [120, "$100,000 - $130,000", "ok"],
  [130, "$100,000 - $130,000", "ok"],
  [131, "$100,000 - $130,000", "below"],
  [120_000, "100-130k USD", "ok"],
  [50, "$25/hr", "ok"],
  [60, "$25/hr", "below"],
  [120, "competitive", "unknown"],
  [120, "from $90,000", "unknown"],
  [null, "$50,000", "unknown"],
] as const)("numbers: a wish of %s against %s is %s", (wanted, offered, expected) => {
  expect(compareSalary({ wanted, offered })).toBe(expected);
});

test("numbers: another currency cannot be compared", () => {
  expect(compareSalary({ wanted: 90, wantedCurrency: "EUR", offered: "$80,000" })).toBe("unknown");
});
