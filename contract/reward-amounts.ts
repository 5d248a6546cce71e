import { z } from "zod";
import { chargeStep, leastCharge, upTo } from "#shared/money/charges.ts";
import { formatMoney } from "#shared/money/money.ts";

/** No amount of a reward is larger, in whichever currency; what is the most for one in dollars depends on what it is. */
export const mostMinor = Number.MAX_SAFE_INTEGER / 1000;

interface Checked {
  amount: number;
  currency: string;
  field: string;
  /** The most, in dollars. */
  most: number;
  tooLarge: string;
}
/** Refuses an amount that is too large for its currency. */
export function checkMost(context: z.RefinementCtx, { amount, currency, field, most, tooLarge }: Checked) {
  if (amount > upTo(most, currency)) refuse(context, field, tooLarge);
}

interface Charged {
  amount: number;
  currency: string;
  field: string;
  /** In how many parts it is charged. */
  parts: number;
}
/** Refuses an amount, or one of its parts, that a card can’t be charged. */
export function checkCharge(context: z.RefinementCtx, { amount, currency, field, parts }: Charged) {
  const least = formatMoney({ amount: leastCharge(currency) * parts, currency });
  const step = formatMoney({ amount: chargeStep(currency), currency });
  if (amount < leastCharge(currency) * parts)
    refuse(context, field, parts > 1 ? `At least ${least} in ${parts} payments` : `At least ${least}`);
  else if (amount % chargeStep(currency) !== 0) refuse(context, field, `Enter a multiple of ${step}`);
}

function refuse(context: z.RefinementCtx, field: string, message: string) {
  context.addIssue({ code: "custom", path: [field], message });
}
