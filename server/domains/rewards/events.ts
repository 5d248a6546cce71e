import { z } from "zod";
import { transactionKinds } from "#contract/rewards.ts";
import { defineEvent } from "#server/events/define-event.ts";

export const rewardEvents = {
  /** Something happened to someone's rewards. */
  changed: defineEvent("reward.changed", {
    data: z.object({
      userId: z.string(),
      /** Null for what becomes of a withdrawal: earnings are of all companies. */
      companyId: z.string().nullable(),
      kind: z.enum([...transactionKinds, "declined"]),
      amount: z.number(),
      currency: z.string(),
      about: z.string(),
      why: z.string(),
    }),
    live: ["user"],
    stale: ["earnings"],
    notifies: ["referrer"],
  }),
  /** A drop that the company's employees can claim. */
  dropPublished: defineEvent("drop.published", {
    data: z.object({
      companyId: z.string(),
      title: z.string(),
      amount: z.number(),
      currency: z.string(),
      stock: z.number(),
    }),
    live: ["employees"],
    stale: ["earnings"],
    notifies: ["employees"],
  }),
};
