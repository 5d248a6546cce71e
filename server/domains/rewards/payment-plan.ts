import { addDays } from "#shared/times/add-days.ts";

/** Equal parts in minor units, or in steps of more, that sum to the bonus; what does not divide goes to the first. No part is nothing. */
export function splitBonus(bonus: number, payments: number, step = 1): number[] {
  const parts = Math.max(1, Math.min(payments, Math.floor(bonus / step)));
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
