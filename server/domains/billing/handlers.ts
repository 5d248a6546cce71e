import type { billing } from "#contract/billing.ts";
import type { CompanyContext, DomainHandlers } from "#server/context.ts";
import { changePlan, subscribe } from "./change-plan.ts";
import { addMethod, removeMethod, showMethods } from "./payment-methods.ts";
import { agreeOnPrice, listProRequests, requestPro } from "./pro.ts";
import { showInvoice } from "./show-invoice.ts";
import { showPlan } from "./show-plan.ts";
import type { Change } from "./turn.ts";

function changeMine(context: CompanyContext, change: Change) {
  return changePlan(context, context.viewer.companyId, change);
}

export const billingHandlers: DomainHandlers<typeof billing> = {
  subscription: ({ params, ...context }) => showPlan(context, params.id),
  startTrial: ({ params, ...context }) => changePlan(context, params.id, { event: "startTrial" }),
  subscribeToCore: ({ params, body, ...context }) => subscribe(context, params.id, { ...body, plan: "core" }),
  subscribeToSync: ({ params, body, ...context }) => subscribe(context, params.id, { ...body, plan: "sync" }),
  subscribeToPro: ({ params, body, ...context }) => subscribe(context, params.id, { ...body, plan: "pro" }),
  requestPro: async ({ params, body, ...context }) => {
    await requestPro(context, params.id, body.note);
    return showPlan(context, params.id);
  },
  downgrade: (context) => changeMine(context, { event: "downgrade" }),
  cancel: ({ body, ...context }) => changeMine(context, { event: "cancel", reason: body.reason }),
  exitMaintenance: ({ body, ...context }) => changeMine(context, { event: "exitStandby", ...body }),
  methods: (context) => showMethods(context),
  addMethod: ({ body, ...context }) => addMethod(context, body),
  removeMethod: ({ params, ...context }) => removeMethod(context, params.id),
  invoice: ({ params, ...context }) => showInvoice(context, params.id),
  proRequests: ({ db }) => listProRequests(db),
  agreeOnPrice: ({ params, body, ...context }) => agreeOnPrice(context, params.id, body.price),
};
