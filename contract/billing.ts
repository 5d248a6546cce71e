import { z } from "zod";
import { planStates } from "#shared/plans/can.ts";
import { planNames } from "#shared/plans/plans.data.ts";
import { BillingDetails } from "./billing-details.ts";
import { del, get, patch, post, put } from "./endpoint.ts";
import { FeatureSwitches } from "./feature-switches.ts";
import { AnyInvoice, Due, Invoice, Minor, invoiceLists } from "./invoices.ts";
import { Id, Instant } from "./shapes.ts";

export const PlanOffer = z.object({
  plan: z.enum(planNames),
  /** A month, without tax; null is agreed with each company. */
  price: Minor.nullable(),
  /** New people a month from files. */
  bulkUpload: z.number().int(),
  /** What choosing it costs today, as the invoice will say; "later" begins at the period's end. */
  due: Due.extend({ later: z.boolean() }).nullable(),
});
export type PlanOffer = z.infer<typeof PlanOffer>;

export const CompanyPlan = z.object({
  state: z.enum(planStates),
  plan: z.enum(planNames),
  /** What follows at the period's end; null is the same again. */
  nextPlan: z.enum([...planNames, "standby"]).nullable(),
  periodEnd: Instant.nullable(),
  graceEnd: Instant.nullable(),
  trialUsed: z.boolean(),
  proRequestedAt: Instant.nullable(),
  /** Whether plans can be paid for here. */
  paymentsReady: z.boolean(),
  /** What our support switched for this company. */
  switches: FeatureSwitches,
  offers: z.array(PlanOffer),
  invoices: z.array(Invoice),
});
export type CompanyPlan = z.infer<typeof CompanyPlan>;

/** A card as its holder recognizes it. */
export const PaymentMethod = z.object({
  id: Id,
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
  addedAt: Instant,
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

const ProRequest = z.object({
  companyId: Id,
  companyName: z.string(),
  note: z.string().nullable(),
  price: Minor.nullable(),
  requestedAt: Instant,
});
export type ProRequest = z.infer<typeof ProRequest>;

/** Requests that await a decision, and those with a price that hasn’t been bought yet and can be corrected. */
export const proRequestLists = ["open", "priced"] as const;
export type ProRequestList = (typeof proRequestLists)[number];

/** How long an administrator's reason or reference may be. */
export const longestReason = 300;
export const longestReference = 100;

const mine = { access: "company", permission: "billing", response: CompanyPlan } as const;
const ofCompany = { ...mine, row: "company" } as const;
/** The total that was shown; where it is another one by now, nothing is bought. */
const body = z.object({ expectedTotal: Minor.optional() }).default({});
const bought = { ...ofCompany, proven: true, perHour: 60, body } as const;

/** What a company's plan is, what it costs, and how that is paid. */
export const billing = {
  subscription: get("/companies/:id/subscription", {
    access: "company",
    row: "company",
    response: CompanyPlan,
  }),
  startTrial: patch("/companies/:id/subscription/start-trial", { ...ofCompany, proven: true }),
  subscribeToCore: patch("/companies/:id/subscription/parallel-core", bought),
  subscribeToSync: patch("/companies/:id/subscription/sync", bought),
  /** At the price that was agreed. */
  subscribeToPro: patch("/companies/:id/subscription/pro", bought),
  requestPro: post("/companies/:id/subscription/pro-request", {
    ...ofCompany,
    proven: true,
    perHour: 10,
    body: z.object({ note: z.string().trim().max(2000).default("") }).default({ note: "" }),
  }),
  /** To standby: when a period that is paid ends, else at once. */
  downgrade: patch("/companies/downgrade", mine),
  cancel: post("/companies/cancel", {
    ...mine,
    body: z.object({ reason: z.string().trim().min(1, "Tell us why you’re canceling").max(2000) }),
  }),
  /** Leaves standby; a plan that was paid for is paid for again. */
  exitMaintenance: patch("/companies/exit-maintenance-mode", { ...mine, perHour: 60, body }),
  methods: get("/company-payment-methods", { access: "company", response: z.array(PaymentMethod) }),
  /** Answers with the address of the payment provider's page where a card is typed; that leads back with a session, whose card this then keeps. */
  addMethod: post("/company-payment-methods", {
    access: "company",
    permission: "billing",
    proven: true,
    perHour: 60,
    body: z
      .object({
        session: z.string().trim().min(1).max(200).optional(),
        /** The plan that is to be paid with it, which the way back leads on to. */
        plan: z.enum(planNames).optional(),
      })
      .default({}),
    response: z.object({ url: z.string().nullable(), methods: z.array(PaymentMethod) }),
  }),
  /** From then on that card is charged, also for what is owed and could not be paid. */
  makeDefault: post("/company-payment-methods/:id/default", {
    access: "company",
    permission: "billing",
    proven: true,
    perHour: 20,
    row: "paymentMethod",
    response: z.array(PaymentMethod),
  }),
  removeMethod: del("/company-payment-methods/:id", {
    access: "company",
    permission: "billing",
    row: "paymentMethod",
    response: z.array(PaymentMethod),
  }),
  /** Null where the company never said. */
  details: get("/company-billing-details", { access: "company", response: BillingDetails.nullable() }),
  saveDetails: put("/company-billing-details", {
    access: "company",
    permission: "billing",
    proven: true,
    body: BillingDetails,
    response: BillingDetails,
  }),
  /** As PDF. */
  invoice: get("/company-invoices/:id/document", {
    access: "company",
    row: "companyInvoice",
    link: true,
    perMinute: 60,
    response: z.unknown(),
  }),
  /** Charges the card for an invoice that is still open. */
  payInvoice: post("/company-invoices/:id/pay", {
    access: "company",
    permission: "billing",
    proven: true,
    perHour: 20,
    row: "companyInvoice",
    response: CompanyPlan,
  }),
  /** Cancels a purchase that isn’t paid for yet; a payment that still arrives is refunded. */
  cancelPurchase: post("/company-invoices/:id/cancel", {
    access: "company",
    permission: "billing",
    row: "companyInvoice",
    response: CompanyPlan,
  }),
  /** What was given back of an invoice, as PDF. */
  creditNote: get("/company-credit-notes/:id/document", {
    access: "company",
    row: "creditNote",
    link: true,
    perMinute: 60,
    response: z.unknown(),
  }),
  /** Companies that asked for Pro, the longest waiting first. */
  proRequests: get("/admin/plan-requests", {
    access: "admin",
    query: z.object({ list: z.enum(proRequestLists).default("open") }),
    response: z.array(ProRequest),
  }),
  /** Everyone’s invoices on one list: of the open ones the longest overdue first, of the others the newest. */
  allInvoices: get("/admin/invoices", {
    access: "admin",
    query: z.object({
      list: z.enum(invoiceLists).default("open"),
      /** A part of the buyer’s name, or the number. */
      search: z.string().trim().max(200).optional(),
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({
      invoices: z.array(AnyInvoice),
      /** How many were found on each list, and how many of the open ones are overdue. */
      counts: z.object({
        open: z.number().int(),
        settled: z.number().int(),
        attention: z.number().int(),
        overdue: z.number().int(),
      }),
    }),
  }),
  /** Anyone’s invoice, as PDF. */
  anyInvoice: get("/admin/invoices/:id/document", {
    access: "admin",
    row: "companyInvoice",
    link: true,
    perMinute: 60,
    logs: { kind: "read", action: "invoice.read", about: "invoice" },
    response: z.unknown(),
  }),
  /** What was given back of anyone’s invoice, as PDF. */
  anyCreditNote: get("/admin/credit-notes/:id/document", {
    access: "admin",
    row: "creditNote",
    link: true,
    perMinute: 60,
    logs: { kind: "read", action: "creditNote.read", about: "creditNote" },
    response: z.unknown(),
  }),
  /** An open invoice was paid by a bank transfer. */
  recordTransfer: post("/admin/invoices/:id/transfer", {
    access: "admin",
    row: "openInvoice",
    body: z.object({
      reference: z.string().trim().min(1, "Enter the bank’s reference").max(longestReference),
    }),
    response: AnyInvoice,
  }),
  /** A refund that failed or a dispute was seen to; says what was done about it. */
  resolveAttention: post("/admin/invoices/:id/resolve", {
    access: "admin",
    row: "companyInvoice",
    body: z.object({ note: z.string().trim().min(1, "Say what you did").max(longestReason) }),
    response: AnyInvoice,
  }),
  /** Gives a plan’s payment back by the provider, or a part of it. The same key refunds once, however often it is sent. */
  refund: post("/admin/invoices/:id/refund", {
    access: "admin",
    row: "paidInvoice",
    body: z.object({
      key: z.uuid(),
      amount: z
        .number({ error: "Enter an amount" })
        .int("Enter an amount that its currency has")
        .min(1, "Enter an amount"),
      reason: z.string().trim().min(1, "Give a reason").max(longestReason),
    }),
    response: AnyInvoice,
  }),
  /** Sets what Pro costs a company, or declines with a reason that its team is told. */
  decideProRequest: patch("/admin/plan-requests/:id", {
    access: "admin",
    row: "planRequest",
    body: z.union([
      z.object({ price: Minor.min(100, "Enter at least 1.00").max(100_000_000) }),
      z.object({ reason: z.string().trim().min(1, "Give a reason").max(longestReason) }),
    ]),
    response: z.array(ProRequest),
  }),
};
