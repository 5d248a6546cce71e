import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const ofCompany = {
  data: z.object({ companyId: z.string() }),
  live: ["company"],
  stale: ["plan", "me"],
} as const;

const ofRewards = {
  data: z.object({
    companyId: z.string(),
    invoiceId: z.string(),
    total: z.number(),
    currency: z.string(),
  }),
  live: ["company"],
  stale: ["plan"],
} as const;

const Seeker = z.object({ candidateId: z.string() });

export const billingEvents = {
  seekerPlanChanged: defineEvent("billing.seekerPlanChanged", {
    data: Seeker,
    live: ["candidate"],
    stale: ["plan"],
  }),
  seekerPaymentFailed: defineEvent("billing.seekerPaymentFailed", {
    data: Seeker,
    live: ["candidate"],
    stale: ["plan"],
    notifies: ["candidate"],
  }),
  /** It was not paid for until the end, so the free plan began. */
  seekerPlanEnded: defineEvent("billing.seekerPlanEnded", {
    data: Seeker,
    live: ["candidate"],
    stale: ["plan"],
    notifies: ["candidate"],
  }),
  planChanged: defineEvent("billing.planChanged", ofCompany),
  /** A company owes what employees earned. */
  rewardsInvoiced: defineEvent("billing.rewardsInvoiced", { ...ofRewards, notifies: ["team"] }),
  /** It paid for that, so employees may withdraw it. */
  rewardsPaid: defineEvent("billing.rewardsPaid", ofRewards),
  /** Its payment was refused the first time. */
  rewardsUnpaid: defineEvent("billing.rewardsUnpaid", { ...ofRewards, notifies: ["team"] }),
  /** One more period could not be paid for. */
  paymentFailed: defineEvent("billing.paymentFailed", { ...ofCompany, notifies: ["team"] }),
  /** It was not paid for until the end. */
  standbyBegan: defineEvent("billing.standbyBegan", { ...ofCompany, notifies: ["team"] }),
  /** What Pro costs this company is agreed. */
  proPriced: defineEvent("billing.proPriced", { ...ofCompany, notifies: ["team"] }),
};
