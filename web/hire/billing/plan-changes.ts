import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { CompanyPlan } from "#contract/billing.ts";
import type { Invoice } from "#contract/invoices.ts";
import type { PlanName } from "#shared/plans/plans.data.ts";
import { api } from "#web/api/client.ts";
import { type Told, useChange, useChanges } from "#web/api/use-change.ts";
import { paidToast, waitingText } from "#web/shared/billing/bank-words.ts";
import { useMe } from "#web/shared/session/session.ts";

export const paymentMethods = queryOptions({
  queryKey: ["plan", "methods"],
  queryFn: () => api.billing.methods(),
});

export const billingDetails = queryOptions({
  queryKey: ["plan", "details"],
  queryFn: () => api.billing.details(),
});

const stale = [["plan"], ["me"]] as const;
const otherwise = "We couldn’t change your plan. Try again.";

/** Everything that changes the plan of one's company. */
export function usePlanChanges() {
  const { companyAdmin } = useMe();
  const id = companyAdmin?.companyId ?? "";
  const send = useChanges({ stale, otherwise });
  const change = (call: () => Promise<CompanyPlan>, success?: string | ((plan: CompanyPlan) => Told)) =>
    send({ call, success, about: "plan", done: (plan, cache) => show(cache, id, plan) });
  const params = { id };
  return {
    startTrial: () => change(() => api.billing.startTrial({ params }), "Your free trial of Core has started"),
    subscribe: (plan: PlanName, expectedTotal: number) =>
      change(() => subscribeTo[plan]({ params, body: { expectedTotal } })),
    /** Costs nothing while the period runs; once it is over, nothing is bought unseen. */
    keep: (plan: PlanName) =>
      change(() => subscribeTo[plan]({ params, body: { expectedTotal: 0 } }), "You’re keeping your plan"),
    requestPro: (note: string) =>
      change(() => api.billing.requestPro({ params, body: { note } }), "We’ll get back to you with a price"),
    downgrade: () => change(() => api.billing.downgrade()),
    cancel: (reason: string) =>
      change(() => api.billing.cancel({ body: { reason } }), "Your plan is canceled"),
    cancelPurchase: ({ id: invoiceId }: Invoice) =>
      void change(
        () => api.billing.cancelPurchase({ params: { id: invoiceId } }),
        "Your purchase is canceled",
      ),
    leaveStandby: (expectedTotal?: number) =>
      change(
        () => api.billing.exitMaintenance({ body: { expectedTotal } }),
        (plan) => paidToast(plan, "Welcome back", plan.state !== "standby"),
      ),
  };
}

/** Charges the card for an invoice that is still open. */
export function usePayInvoice() {
  const { companyAdmin } = useMe();
  return useChange({
    call: ({ id }: Invoice) => api.billing.payInvoice({ params: { id } }),
    done: (plan, _, cache) => show(cache, companyAdmin?.companyId ?? "", plan),
    success: ({ invoices }, { id, number }) =>
      paidOrWaiting(
        invoices.find((each) => each.id === id),
        number,
      ),
    stale,
    once: ({ id }) => id,
  });
}

function paidOrWaiting(answered: Invoice | undefined, number: string): Told {
  if (answered?.state === "paid") return `Invoice ${number} is paid`;
  return answered?.awaitingBank ? { text: waitingText(answered), tone: "info" } : null;
}

function show(cache: QueryClient, companyId: string, plan: CompanyPlan) {
  cache.setQueryData(["plan", companyId], plan);
}

type Subscribe = typeof api.billing.subscribeToCore;
const subscribeTo: Record<PlanName, Subscribe> = {
  launch: () => api.billing.cancel({ body: { reason: "The free plan was chosen" } }),
  core: (input) => api.billing.subscribeToCore(input),
  sync: (input) => api.billing.subscribeToSync(input),
  pro: (input) => api.billing.subscribeToPro(input),
};
