import { chargeStep, leastCharge } from "#shared/money/charges.ts";
import { addDays } from "#shared/times/add-days.ts";

/** Equal parts that sum to the bonus, what does not divide in the first: as many as wanted, or fewer where a card can’t be charged so little. */
export function splitBonus(bonus: number, payments: number, currency: string): number[] {
  const step = chargeStep(currency);
  const parts = Math.max(1, Math.min(payments, Math.floor(bonus / leastCharge(currency))));
  const each = Math.floor(bonus / step / parts) * step;
  return Array.from({ length: parts }, (_, at) => (at === 0 ? bonus - each * (parts - 1) : each));
}

/** When each part is due: so many days after the hire, and after each other. */
export function paymentDays(
  hiredAt: Date,
  { payoutDelay, payments }: { payoutDelay: number; payments: number },
): Date[] {
  return Array.from({ length: payments }, (_, at) => addDays(hiredAt, payoutDelay * (at + 1)));
}
