import { z } from "zod";
import { planStates } from "#shared/plans/can.ts";
import { seekerPlanNames } from "#shared/plans/plans.data.ts";
import { PaymentMethod } from "./billing.ts";
import { Due, Invoice } from "./invoices.ts";
import { del, get, patch, post } from "./endpoint.ts";
import { Instant } from "./shapes.ts";

export const SeekerPlan = z.object({
  state: z.enum(planStates),
  plan: z.enum(seekerPlanNames),
  /** What follows at the period's end; null is the same again. */
  nextPlan: z.enum(seekerPlanNames).nullable(),
  periodEnd: Instant.nullable(),
  graceEnd: Instant.nullable(),
  /** Whether plans can be paid for here. */
  paymentsReady: z.boolean(),
  methods: z.array(PaymentMethod),
  invoices: z.array(Invoice),
});
export type SeekerPlan = z.infer<typeof SeekerPlan>;

export const SeekerOffer = z.object({
  plan: z.enum(seekerPlanNames),
  /** A month, without tax. */
  price: z.number().int(),
  /** Applications through boards' forms a month. */
  applications: z.number().int(),
  due: Due.extend({ later: z.boolean() }).nullable(),
});
export type SeekerOffer = z.infer<typeof SeekerOffer>;

const mine = { access: "candidate", response: SeekerPlan } as const;

/** What a job seeker's plan is, what it costs, and how that is paid. */
export const seekerPlans = {
  subscription: get("/candidate/subscription", mine),
  plans: get("/candidate/subscription/plans", { access: "candidate", response: z.array(SeekerOffer) }),
  change: patch("/candidate/subscription", {
    ...mine,
    perHour: 60,
    body: z.object({
      plan: z.enum(["plus"]),
      /** The total that was shown; where it is another one by now, nothing is bought. */
      expectedTotal: z.number().int().optional(),
    }),
  }),
  /** Ends when the period that is paid ends. */
  cancel: post("/candidate/subscription/cancel", mine),
  /** Cancels a purchase that isn’t paid for yet; a payment that still arrives is refunded. */
  cancelPurchase: post("/candidate/invoices/:id/cancel", { ...mine, row: "companyInvoice" }),
  /** Answers with the address of the payment provider's page where a card is typed; that leads back with a session, whose card this then keeps. */
  addPaymentInfo: post("/candidate/add-payment-info", {
    access: "candidate",
    perHour: 60,
    body: z.object({ session: z.string().trim().min(1).max(200).optional() }).default({}),
    response: z.object({ url: z.string().nullable(), methods: z.array(PaymentMethod) }),
  }),
  /** From then on that card is charged, also for what is owed and could not be paid. */
  makeDefault: post("/candidate/payment-info/:id/default", { ...mine, perHour: 20, row: "seekerCard" }),
  removePaymentInfo: del("/candidate/payment-info/:id", { ...mine, row: "seekerCard" }),
  /** As PDF. */
  invoice: get("/candidate/invoices/:id/document", {
    access: "candidate",
    row: "companyInvoice",
    link: true,
    perMinute: 60,
    response: z.unknown(),
  }),
  /** What was given back of an invoice, as PDF. */
  creditNote: get("/candidate/credit-notes/:id/document", {
    access: "candidate",
    row: "creditNote",
    link: true,
    perMinute: 60,
    response: z.unknown(),
  }),
};
