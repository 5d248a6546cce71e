import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const ofCompany = {
  data: z.object({ companyId: z.string() }),
  live: ["company"],
  stale: ["plan", "me"],
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
  planChanged: defineEvent("billing.planChanged", ofCompany),
  /** One more period could not be paid for. */
  paymentFailed: defineEvent("billing.paymentFailed", { ...ofCompany, notifies: ["team"] }),
  /** It was not paid for until the end. */
  standbyBegan: defineEvent("billing.standbyBegan", { ...ofCompany, notifies: ["team"] }),
  /** What Pro costs this company is agreed. */
  proPriced: defineEvent("billing.proPriced", { ...ofCompany, notifies: ["team"] }),
};
