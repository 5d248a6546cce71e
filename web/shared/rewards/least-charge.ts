import type { ReferralHire } from "#contract/rewards.ts";
import { leastCharge } from "#shared/money/charges.ts";
import { formatMoney } from "#shared/money/money.ts";

type Part = Pick<ReferralHire["payments"][number], "amount">;

/** What a card can be charged at least, where parts of a bonus that are due are less together and wait for more; else null. */
export function tooLittleFor(due: readonly Part[], currency: string): string | null {
  const least = leastCharge(currency);
  const sum = due.reduce((total, { amount }) => total + amount, 0);
  return sum < least ? formatMoney({ amount: least, currency }) : null;
}
