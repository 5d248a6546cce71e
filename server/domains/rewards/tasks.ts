import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const rewardTasks = {
  vest: defineTask("rewards.vest", { data: z.object({ paymentId: z.string() }), lane: "bulk" }),
  /** The last day of an employment is over. */
  end: defineTask("rewards.end", { data: z.object({ hireId: z.string() }), lane: "bulk" }),
  /** Asks a company for what became due. */
  invoice: defineTask("rewards.invoice", {
    data: z.object({ companyId: z.string(), currency: z.string() }),
    lane: "bulk",
  }),
};
