import { minorDigits } from "#shared/money/money.ts";

/** Stripe counts these otherwise than ISO 4217, by which amounts are kept: a króna is 100, an ariary 1. */
const digitsAtStripe: Record<string, number> = { ISK: 2, UGX: 2, MGA: 0 };

/** An amount in the smallest unit of its currency, as Stripe wants it. */
export function toStripe(amount: number, currency: string): number {
  return amount * timesAtStripe(currency);
}

/** An amount as Stripe tells it, in the smallest unit of its currency. */
export function fromStripe(amount: number, currency: string): number {
  return Math.round(amount / timesAtStripe(currency));
}

function timesAtStripe(currency: string) {
  const code = currency.toUpperCase();
  const digits = minorDigits(code);
  return 10 ** ((digitsAtStripe[code] ?? digits) - digits);
}

/** What the banks behind Stripe take no smaller steps of. */
export function stepAtStripe(currency: string): number {
  const code = currency.toUpperCase();
  if (code === "ISK" || code === "UGX") return 100;
  return minorDigits(code) === 3 ? 10 : 1;
}
