import { expect, test } from "vitest";
import { ambiguityIn, amountText, readAmount } from "./amount.ts";

test.each([
  ["62,000", 62_000],
  ["62.000", 62_000],
  ["62 000", 62_000],
  ["62’000", 62_000],
  ["62k", 62_000],
  ["£ 24.50", 24.5],
  ["24,50 €", 24.5],
  ["1.250.000,50", 1_250_000.5],
  ["0.125", null],
  ["$25m", 25_000_000],
  ["1.2bn", 1_200_000_000],
  ["300 kr", 300],
  ["62000", 62_000],
  ["", null],
  ["to be agreed", null],
  ["60-70k", null],
  ["-5", null],
])("amounts: the amount %j is read as %s", (text, read) => {
  expect(readAmount(text)).toBe(read);
});

test.each([
  ["12.345", "Type 12,345 or 12.34"],
  ["£ 1.500", "Type 1,500 or 1.50"],
  ["12,345", null],
  ["12.34", null],
  ["1.250.000", null],
  ["1.250,50", null],
  ["1250", null],
])("amounts: what may be thousands or decimals is asked for: %j", (text, question) => {
  expect(ambiguityIn(text)).toBe(question);
});

test("amounts: an amount is read as it was written", () => {
  expect(amountText(62_000)).toBe("62,000");
  expect(amountText(488.8)).toBe("488.80");
  expect(readAmount(amountText(1_234_567.5))).toBe(1_234_567.5);
  expect(amountText(null)).toBe("");
});
