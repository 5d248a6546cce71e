import { queryOptions } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { PaymentMethod } from "#contract/billing.ts";
import type { Invoice } from "#contract/invoices.ts";
import type { SeekerPlan } from "#contract/seeker-plans.ts";
import { api } from "#web/api/client.ts";
import { type Told, useChange, useChanges } from "#web/api/use-change.ts";
import { cardName } from "#web/shared/billing/card-words.ts";
import { paidToast } from "#web/shared/billing/bank-words.ts";

export const seekerPlan = queryOptions({
  queryKey: ["plan", "mine"],
  queryFn: () => api.seekerPlans.subscription(),
});
export const seekerOffers = queryOptions({
  queryKey: ["plan", "offers"],
  queryFn: () => api.seekerPlans.plans(),
});

const stale = [["plan"], ["apply-credits"]] as const;

/** Everything that changes a job seeker's plan. */
export function useSeekerPlanChanges() {
  const send = useChanges({ stale, otherwise: "We couldn’t change your plan. Try again." });
  const change = (call: () => Promise<SeekerPlan>, success: string | ((plan: SeekerPlan) => Told)) =>
    send({
      call,
      success,
      about: "plan",
      done: (plan, cache) => cache.setQueryData(seekerPlan.queryKey, plan),
    });
  return {
    toPlus: (expectedTotal: number) =>
      change(
        () => api.seekerPlans.change({ body: { plan: "plus", expectedTotal } }),
        (plan) => paidToast(plan, "Welcome to Plus", plan.state === "active"),
      ),
    /** Costs nothing while the period runs; once it is over, nothing is bought unseen. */
    keepPlus: () =>
      change(
        () => api.seekerPlans.change({ body: { plan: "plus", expectedTotal: 0 } }),
        "You’re keeping Plus",
      ),
    cancel: () => change(() => api.seekerPlans.cancel(), "Plus is canceled"),
    cancelPurchase: ({ id }: Invoice) =>
      void change(() => api.seekerPlans.cancelPurchase({ params: { id } }), "Your purchase is canceled"),
    makeDefault: (card: PaymentMethod) =>
      change(
        () => api.seekerPlans.makeDefault({ params: { id: card.id } }),
        `We’ll charge ${cardName(card)} from now on`,
      ),
    removeCard: (id: string) =>
      change(() => api.seekerPlans.removePaymentInfo({ params: { id } }), "Card removed"),
  };
}

/** Leads to the payment provider's page, where a card is typed; that leads back to the settings. */
export function useAddCard() {
  return useChange({
    call: () => api.seekerPlans.addPaymentInfo({ body: {} }),
    done: ({ url }) => url && location.assign(url),
    otherwise: "We couldn’t reach the payment provider. Try again.",
  });
}

/** Keeps the card that was typed on the provider's page, once that has led back. */
export function useTypedCard() {
  const session = useSearchParams()[0].get("session");
  const navigate = useNavigate();
  const kept = useRef<string | null>(null);
  const { attempt } = useChange({
    call: (typed: string) => api.seekerPlans.addPaymentInfo({ body: { session: typed } }),
    success: "Card saved",
    stale: [["plan"]],
  });
  useEffect(() => {
    if (!session || kept.current === session) return;
    kept.current = session;
    void attempt(session).then(() => navigate("/settings", { replace: true }));
  }, [session, attempt, navigate]);
}
