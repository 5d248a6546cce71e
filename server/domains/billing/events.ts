import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const ofCompany = {
  data: z.object({ companyId: z.string() }),
  live: ["company"],
  stale: ["plan", "me"],
} as const;

/** An amount, and the invoice it is about. */
const Amount = z.object({ invoiceId: z.string(), total: z.number(), currency: z.string() });
const ofInvoice = {
  data: z.object({ companyId: z.string() }).extend(Amount.shape),
  live: ["company"],
  stale: ["plan"],
} as const;

const Seeker = z.object({ candidateId: z.string() });

/** How far an invoice for rewards is from its day, each a reminder. */
export const rewardReminders = ["soon", "due", "late", "paused"] as const;
export type RewardReminder = (typeof rewardReminders)[number];

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
  /** Money of a payment is on its way back. */
  refunded: defineEvent("billing.refunded", { ...ofInvoice, notifies: ["named"] }),
  seekerRefunded: defineEvent("billing.seekerRefunded", {
    data: Seeker.extend(Amount.shape),
    live: ["candidate"],
    stale: ["plan"],
    notifies: ["candidate"],
  }),
  /** We couldn’t reach the provider about a purchase for a day, so it’s no longer owed. */
  purchaseLapsed: defineEvent("billing.purchaseLapsed", { ...ofInvoice, notifies: ["named"] }),
  seekerPurchaseLapsed: defineEvent("billing.seekerPurchaseLapsed", {
    data: Seeker.extend(Amount.shape),
    live: ["candidate"],
    stale: ["plan"],
    notifies: ["candidate"],
  }),
  /** What was paid wasn’t owed anymore when it arrived. */
  paymentReturned: defineEvent("billing.paymentReturned", {
    ...ofInvoice,
    data: ofInvoice.data.extend({ why: z.string() }),
    notifies: ["named"],
  }),
  seekerPaymentReturned: defineEvent("billing.seekerPaymentReturned", {
    data: Seeker.extend(Amount.shape).extend({ why: z.string() }),
    live: ["candidate"],
    stale: ["plan"],
    notifies: ["candidate"],
  }),
  /** The card didn’t take it. */
  refundFailed: defineEvent("billing.refundFailed", { ...ofInvoice, notifies: ["named"] }),
  seekerRefundFailed: defineEvent("billing.seekerRefundFailed", {
    data: Seeker.extend(Amount.shape),
    live: ["candidate"],
    stale: ["plan"],
    notifies: ["candidate"],
  }),
  planChanged: defineEvent("billing.planChanged", ofCompany),
  /** A company owes what employees earned. */
  rewardsInvoiced: defineEvent("billing.rewardsInvoiced", { ...ofInvoice, notifies: ["named"] }),
  /** It paid for that, so employees may withdraw it. */
  rewardsPaid: defineEvent("billing.rewardsPaid", ofInvoice),
  /** Its payment was refused the first time. */
  rewardsUnpaid: defineEvent("billing.rewardsUnpaid", { ...ofInvoice, notifies: ["named"] }),
  /** It still isn't paid: soon due, due, late, and since when new bonuses are paused. */
  rewardsReminder: defineEvent("billing.rewardsReminder", {
    ...ofInvoice,
    data: ofInvoice.data.extend({ dueAt: z.string(), to: z.enum(rewardReminders) }),
    notifies: ["named", "employees"],
  }),
  /** One more period could not be paid for. */
  paymentFailed: defineEvent("billing.paymentFailed", { ...ofCompany, notifies: ["team"] }),
  /** It was not paid for until the end. */
  standbyBegan: defineEvent("billing.standbyBegan", { ...ofCompany, notifies: ["team"] }),
  /** Its free trial ends in some days. */
  trialEndsSoon: defineEvent("billing.trialEndsSoon", {
    ...ofCompany,
    data: ofCompany.data.extend({ endsAt: z.string() }),
    notifies: ["team"],
  }),
  /** Its free trial is over, and it is on the free plan. */
  trialEnded: defineEvent("billing.trialEnded", { ...ofCompany, notifies: ["team"] }),
  /** What Pro costs this company is agreed. */
  proPriced: defineEvent("billing.proPriced", { ...ofCompany, notifies: ["team"] }),
  /** It doesn’t get Pro for now, and why. */
  proDeclined: defineEvent("billing.proDeclined", {
    ...ofCompany,
    data: ofCompany.data.extend({ why: z.string() }),
    notifies: ["team"],
  }),
};
