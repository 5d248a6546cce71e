import type { billing } from "#contract/billing.ts";
import type { PlanName } from "#shared/plans/plans.data.ts";
import { notFound } from "#server/errors/refusal.ts";
import type { CompanyContext, DomainHandlers } from "#server/context.ts";
import { listAllInvoices, recordTransfer, refundInvoice, resolveAttention } from "./admin-invoices.ts";
import { findDetails, saveDetails } from "./billing-details.ts";
import { cancelPurchase } from "./cancel-purchase.ts";
import { changePlan, subscribe } from "./change-plan.ts";
import { payInvoice } from "./pay-invoice.ts";
import { addMethod, makeDefault, removeMethod } from "./payment-methods.ts";
import { agreeOnPrice, declinePro, listProRequests, requestPro } from "./pro.ts";
import { showCreditNote, showInvoice } from "./show-invoice.ts";
import { showPlan } from "./show-plan.ts";
import { listMethods } from "./subscriptions.ts";
import type { Change } from "./turn.ts";

const companyOf = ({ viewer }: Pick<CompanyContext, "viewer">) =>
  ({ kind: "company", id: viewer.companyId }) as const;

async function change(context: CompanyContext, id: string, wanted: Change) {
  refuseOthers(context, id);
  await changePlan(context, companyOf(context), wanted);
  return showPlan(context, id);
}
function changeMine(context: CompanyContext, wanted: Change) {
  return change(context, context.viewer.companyId, wanted);
}
async function buy(
  context: CompanyContext,
  id: string,
  wanted: { plan: PlanName; expectedTotal?: number | undefined },
) {
  refuseOthers(context, id);
  await subscribe(context, companyOf(context), wanted);
  return showPlan(context, id);
}
function refuseOthers({ viewer }: CompanyContext, id: string) {
  if (id !== viewer.companyId) throw notFound("Company");
}

export const billingHandlers: DomainHandlers<typeof billing> = {
  subscription: ({ params, ...context }) => showPlan(context, params.id),
  startTrial: ({ params, ...context }) => change(context, params.id, { event: "startTrial" }),
  subscribeToCore: ({ params, body, ...context }) => buy(context, params.id, { ...body, plan: "core" }),
  subscribeToSync: ({ params, body, ...context }) => buy(context, params.id, { ...body, plan: "sync" }),
  subscribeToPro: ({ params, body, ...context }) => buy(context, params.id, { ...body, plan: "pro" }),
  requestPro: async ({ params, body, ...context }) => {
    await requestPro(context, params.id, body.note);
    return showPlan(context, params.id);
  },
  downgrade: (context) => changeMine(context, { event: "downgrade" }),
  cancel: ({ body, ...context }) => changeMine(context, { event: "cancel", reason: body.reason }),
  exitMaintenance: ({ body, ...context }) => changeMine(context, { event: "exitStandby", ...body }),
  methods: ({ db, viewer }) => listMethods(db, viewer.companyId),
  addMethod: ({ body, ...context }) => addMethod(context, companyOf(context), body),
  makeDefault: ({ params, ...context }) => makeDefault(context, companyOf(context), params.id),
  removeMethod: ({ params, ...context }) => removeMethod(context, companyOf(context), params.id),
  details: ({ db, viewer }) => findDetails(db, viewer.companyId),
  saveDetails: ({ body, ...context }) => saveDetails(context, body),
  invoice: ({ params, ...context }) => showInvoice(context, companyOf(context), params.id),
  payInvoice: async ({ params, ...context }) => {
    await payInvoice(context, companyOf(context), params.id);
    return showPlan(context, context.viewer.companyId);
  },
  cancelPurchase: async ({ params, ...context }) => {
    await cancelPurchase(context, companyOf(context), params.id);
    return showPlan(context, context.viewer.companyId);
  },
  creditNote: ({ params, ...context }) => showCreditNote(context, companyOf(context), params.id),
  allInvoices: ({ query, ...context }) => listAllInvoices(context, query),
  anyInvoice: ({ params, ...context }) => showInvoice(context, "anyone", params.id),
  anyCreditNote: ({ params, ...context }) => showCreditNote(context, "anyone", params.id),
  recordTransfer: ({ params, body, ...context }) => recordTransfer(context, params.id, body.reference),
  resolveAttention: ({ params, body, ...context }) => resolveAttention(context, params.id, body.note),
  refund: ({ params, body, ...context }) => refundInvoice(context, params.id, body),
  proRequests: ({ db, query }) => listProRequests(db, query.list),
  decideProRequest: ({ params, body, ...context }) =>
    "price" in body
      ? agreeOnPrice(context, params.id, body.price)
      : declinePro(context, params.id, body.reason),
};
