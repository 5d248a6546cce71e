import type { ProRequest } from "#contract/billing.ts";
import { formatMoney, minorUnits } from "#shared/money/money.ts";
import { planCurrency } from "#shared/plans/plans.data.ts";
import { api } from "#web/api/client.ts";
import { useHeldDecisions } from "#web/shared/queue/use-held-decisions.ts";

export const planRequestsPath = "/admin/plan-requests";

interface Decision {
  request: ProRequest;
  /** A month, in minor units; without it the request is declined. */
  price?: number;
  reason?: string;
}
/** Sets the price of Pro for a company, or declines with a reason that its team is told. */
export function usePlanDecisions() {
  return useHeldDecisions({
    call: ({ request, price, reason = "" }: Decision) =>
      api.billing.decideProRequest({
        params: { id: request.companyId },
        body: price === undefined ? { reason } : { price },
      }),
    about: ({ request }) => request.companyId,
    words: ({ request, price }) =>
      price === undefined
        ? `Declined: ${request.companyName}`
        : `${request.companyName} can have Pro for ${priceWords(price)}`,
    stale: [["plan-requests"]],
  });
}

export function priceWords(price: number) {
  return `${formatMoney({ amount: price, currency: planCurrency })} a month`;
}

const price = /^\$?\s*(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/** "1,200" or "$1,200.50" in minor units; null where it is no price, or one written as elsewhere, such as "1.200,50". */
export function readPrice(typed: string): number | null {
  if (!price.test(typed.trim())) return null;
  const units = Number(typed.replaceAll(/[$,\s]/g, ""));
  return units > 0 ? minorUnits(units, planCurrency) : null;
}

/** Whether it is a reason, in words; a price that can't be read is none. */
export const isReason = (typed: string) => /\p{L}{2}/u.test(typed);
