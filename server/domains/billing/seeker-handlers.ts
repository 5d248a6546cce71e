import type { seekerPlans } from "#contract/seeker-plans.ts";
import type { CandidateContext, DomainHandlers } from "#server/context.ts";
import { cancelPurchase } from "./cancel-purchase.ts";
import { changePlan, subscribe } from "./change-plan.ts";
import { addMethod, makeDefault, removeMethod } from "./payment-methods.ts";
import { showCreditNote, showInvoice } from "./show-invoice.ts";
import { listSeekerPlans, seekerOf, showSeekerPlan } from "./show-seeker-plan.ts";

async function cancel(context: CandidateContext) {
  await changePlan(context, seekerOf(context), { event: "cancel" });
  return showSeekerPlan(context);
}

export const seekerPlanHandlers: DomainHandlers<typeof seekerPlans> = {
  subscription: (context) => showSeekerPlan(context),
  plans: (context) => listSeekerPlans(context),
  change: async ({ body, ...context }) => {
    await subscribe(context, seekerOf(context), body);
    return showSeekerPlan(context);
  },
  cancel,
  cancelPurchase: async ({ params, ...context }) => {
    await cancelPurchase(context, seekerOf(context), params.id);
    return showSeekerPlan(context);
  },
  addPaymentInfo: ({ body, ...context }) => addMethod(context, seekerOf(context), body),
  makeDefault: async ({ params, ...context }) => {
    await makeDefault(context, seekerOf(context), params.id);
    return showSeekerPlan(context);
  },
  removePaymentInfo: async ({ params, ...context }) => {
    await removeMethod(context, seekerOf(context), params.id);
    return showSeekerPlan(context);
  },
  invoice: ({ params, ...context }) => showInvoice(context, seekerOf(context), params.id),
  creditNote: ({ params, ...context }) => showCreditNote(context, seekerOf(context), params.id),
};
