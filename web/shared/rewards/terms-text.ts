import type { Terms } from "#contract/rewards.ts";
import { formatMoney } from "#shared/money/money.ts";
import { counted } from "#shared/words/sentence-list.ts";

/** What people read beside the rule of who earns a bonus. A hire that was taken back may have earned a part of one before. */
export const noBonusText = "From now on, a hire for this job earns no bonus.";

/** "$1,000 after 90 days", "$1,000 in 2 payments, 30 days apart", "No bonus" */
export function termsText({ hireBonus, currency, payoutDelay, payments }: Terms) {
  if (hireBonus === null) return "No bonus";
  const bonus = formatMoney({ amount: hireBonus, currency });
  const days = counted(payoutDelay, "day");
  if (payments > 1) return `${bonus} in ${payments} payments, ${days} apart`;
  return payoutDelay === 0 ? `${bonus} on the day of the hire` : `${bonus} after ${days}`;
}
