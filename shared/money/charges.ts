import { payTens } from "./currencies.ts";
import { minorDigits, minorUnits } from "./money.ts";

/** Whole units that are worth half a dollar or a little more, as rates move. */
const leastUnits: Record<string, string> = {
  0.5: "USD EUR GBP CHF KWD BHD OMR JOD",
  2: "AED SAR ILS BGN TND",
  3: "PLN RON MYR",
  5: "DKK BRL CNY HKD",
  10: "SEK NOK MXN ZAR",
  20: "CZK THB TWD",
  50: "INR PHP TRY UAH EGP",
  100: "JPY ISK KES",
  250: "HUF PKR",
  500: "XAF XOF",
  1000: "KRW NGN ARS CLP",
  3000: "COP UGX MGA",
  10_000: "IDR",
  20_000: "VND",
};
const least = new Map(
  Object.entries(leastUnits).flatMap(([units, codes]) =>
    codes.split(" ").map((code) => [code, Number(units)] as const),
  ),
);
/** What a card can be charged at least, in the smallest unit of the currency: payment providers refuse less than half a dollar. */
export function leastCharge(currency: string): number {
  return minorUnits(least.get(currency) ?? 1, currency);
}

/** What a card is charged no smaller steps of, in the smallest unit of the currency. */
export function chargeStep(currency: string): number {
  if (currency === "MGA") return 100;
  return minorDigits(currency) === 3 ? 10 : 1;
}

/** So many of a currency as large as dollars, or as much of one with larger numbers; never less than that in its smallest unit. */
export function upTo(dollars: number, currency: string): number {
  return Math.max(dollars * 100, minorUnits(dollars * payTens(currency), currency));
}
