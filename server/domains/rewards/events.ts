import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

export const rewardEvents = {
  /** A drop that the company's employees can claim. */
  dropPublished: defineEvent("drop.published", {
    data: z.object({
      companyId: z.string(),
      title: z.string(),
      amount: z.number(),
      currency: z.string(),
      stock: z.number(),
    }),
    notifies: ["employees"],
  }),
};
