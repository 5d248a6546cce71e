import { z } from "zod";
import { defineTask, noData } from "#server/tasks/define-task.ts";

export const billingTasks = {
  /** A trial, a period or a time to pay ends. */
  turn: defineTask("billing.turn", { data: z.object({ companyId: z.string() }), lane: "bulk" }),
  turnSeeker: defineTask("billing.turnSeeker", {
    data: z.object({ candidateId: z.string() }),
    lane: "bulk",
  }),
  /** Tells a company that its trial ends soon. */
  remindOfTrial: defineTask("billing.remindOfTrial", {
    data: z.object({ companyId: z.string() }),
    lane: "bulk",
  }),
  /** Collects what is due. */
  charge: defineTask("billing.charge", { data: z.object({ invoiceId: z.string() }), lane: "webhooks" }),
  /** Reminds a company of rewards it hasn't paid for. */
  remindOfRewards: defineTask("billing.remindOfRewards", {
    data: z.object({ invoiceId: z.string() }),
    lane: "bulk",
  }),
  /** Asks the provider for disputes whose webhooks may have been lost. */
  readDisputes: defineTask("billing.readDisputes", { data: noData, lane: "webhooks" }),
  /** Has the payment provider delete someone whose account is gone. */
  forgetCustomer: defineTask("billing.forgetCustomer", {
    data: z.object({ customerRef: z.string() }),
    lane: "webhooks",
  }),
  /** What arrived for an invoice that is owed no more, or is refunded. */
  giveBack: defineTask("billing.giveBack", {
    data: z.object({
      invoiceId: z.string(),
      paymentRef: z.string(),
      /** The refund of a part; without it the whole payment goes back. */
      refundId: z.string().optional(),
    }),
    lane: "webhooks",
  }),
};
