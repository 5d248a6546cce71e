import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const offerTasks = {
  expire: defineTask("offers.expire", { data: z.object({ offerId: z.string() }), lane: "people" }),
  loseApprover: defineTask("offers.loseApprover", {
    data: z.object({ companyId: z.string(), userId: z.string() }),
    lane: "people",
  }),
};

export function expiryKey(offerId: string) {
  return `offer:${offerId}`;
}
