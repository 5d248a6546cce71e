import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const billingTasks = {
  /** A trial, a period or a time to pay ends. */
  turn: defineTask("billing.turn", { data: z.object({ companyId: z.string() }), lane: "bulk" }),
  turnSeeker: defineTask("billing.turnSeeker", {
    data: z.object({ candidateId: z.string() }),
    lane: "bulk",
  }),
  /** Collects what is due. */
  charge: defineTask("billing.charge", { data: z.object({ invoiceId: z.string() }), lane: "webhooks" }),
  /** What arrived for an invoice that is owed no more. */
  giveBack: defineTask("billing.giveBack", { data: z.object({ paymentRef: z.string() }), lane: "webhooks" }),
};
