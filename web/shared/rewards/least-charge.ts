import type { ReferralHire } from "#contract/rewards.ts";
import { leastCharge } from "#shared/money/charges.ts";
import { formatMoney } from "#shared/money/money.ts";

type Part = Pick<ReferralHire["payments"][number], "amount">;

/** The smallest amount a card can be charged, if the due parts of a bonus add up to less; otherwise null. */
export function tooLittleFor(due: readonly Part[], currency: string): string | null {
  const least = leastCharge(currency);
  const sum = due.reduce((total, { amount }) => total + amount, 0);
  return sum < least ? formatMoney({ amount: least, currency }) : null;
}
