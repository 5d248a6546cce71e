import { sql } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { FeatureSwitches, PlanState } from "#shared/plans/can.ts";
import type { PlanVersionId } from "#shared/plans/plans.data.ts";
import { idColumn, instant } from "#server/database/columns.ts";
import type { Dispute, RefundOutcome } from "#server/outside/payments/payments.ts";

/** The plan of a company or a job seeker; without a row it is the free one. */
export const subscriptions = pgTable("subscriptions", {
  ownerId: uuid("owner_id").primaryKey(),
  ownerKind: text("owner_kind").$type<"company" | "candidate">().notNull().default("company"),
  state: text().$type<PlanState>().notNull().default("free"),
  version: text().$type<PlanVersionId>().notNull().default("launch-1"),
  /** What follows at the period's end instead of the same again. */
  next: text().$type<PlanVersionId | "standby">(),
  /** When the first period of this plan began; each later one begins on that day of the month. */
  anchor: instant("anchor"),
  /** How many periods began since. */
  periods: integer().notNull().default(0),
  periodEnd: instant("period_end"),
  graceEnd: instant("grace_end"),
  trialUsedAt: instant("trial_used_at"),
  proRequestedAt: instant("pro_requested_at"),
  proNote: text("pro_note"),
  /** A month of Pro, as it was agreed. */
  proPrice: bigint("pro_price", { mode: "number" }),
  /** Features administrators turned on or off for this company. */
  switches: jsonb().$type<FeatureSwitches>().notNull().default({}),
  changedAt: instant("changed_at").notNull(),
});

export interface InvoiceLine {
  text: string;
  amount: number;
}
export const invoiceStates = ["open", "paid", "void", "refunded", "disputed", "chargedBack"] as const;
export type InvoiceState = (typeof invoiceStates)[number];
/** What an invoice is for: a plan, of which one is open at a time, or rewards that are due to employees. */
export const invoiceKinds = ["plan", "rewards"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
/** What is owed or was paid, in minor units. */
export const invoices = pgTable(
  "invoices",
  {
    id: idColumn(),
    number: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    ownerId: uuid("owner_id").notNull(),
    kind: text().$type<InvoiceKind>().notNull().default("plan"),
    state: text().$type<InvoiceState>().notNull(),
    /** The plan that begins once it is paid; null for one more period of the same. */
    grants: text().$type<PlanVersionId>(),
    buyer: text().notNull(),
    /** As the buyer wanted it said at the time; null where they gave none. */
    buyerAddress: text("buyer_address"),
    buyerTaxNumber: text("buyer_tax_number"),
    /** The time that is paid for; null of rewards, and of a plan that hasn’t begun. */
    periodFrom: instant("period_from"),
    periodTo: instant("period_to"),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    net: bigint({ mode: "number" }).notNull(),
    taxName: text("tax_name").notNull(),
    taxPercent: integer("tax_percent").notNull(),
    tax: bigint({ mode: "number" }).notNull(),
    total: bigint({ mode: "number" }).notNull(),
    currency: text().notNull(),
    /** In the ledger. */
    transferId: uuid("transfer_id").notNull(),
    /** How often its payment was refused; each attempt is another payment for the provider. */
    refusedTimes: integer("refused_times").notNull().default(0),
    /** The card of an attempt whose outcome is not known: until then the same payment is asked for. */
    triedWith: text("tried_with"),
    /** Since when the provider hasn’t told us the outcome; null if it answers. */
    unansweredSince: instant("unanswered_since"),
    problem: text(),
    issuedAt: instant("issued_at").notNull(),
    /** By when rewards are to be paid for; null of plans, which have a time of their own. */
    dueAt: instant("due_at"),
    paidAt: instant("paid_at"),
    /** What was given back so far, with its tax. */
    refunded: bigint({ mode: "number" }).notNull().default(0),
    /** When something was given back last. */
    refundedAt: instant("refunded_at"),
    /** What the payment provider calls the payment, or the bank’s reference of a transfer. */
    paymentRef: text("payment_ref"),
    paidBy: text("paid_by").$type<"provider" | "bank">(),
    /** What administrators should see to: a refund that failed, a dispute. Null once one has. */
    attention: text(),
  },
  (table) => [
    uniqueIndex("invoices_by_number").on(table.number),
    index("invoices_by_payment")
      .on(table.paymentRef)
      .where(sql`payment_ref is not null`),
    index("invoices_to_see_to")
      .on(table.issuedAt)
      .where(sql`attention is not null`),
    index("invoices_by_owner").on(table.ownerId, table.issuedAt),
    uniqueIndex("invoices_one_open")
      .on(table.ownerId)
      .where(sql`state = 'open' and kind = 'plan'`),
    index("invoices_by_state").on(table.state, table.issuedAt),
  ],
);

/** What is given back of an invoice, the whole or a part; each is a credit note, which a failed refund makes void. */
export const invoiceRefunds = pgTable(
  "invoice_refunds",
  {
    id: idColumn(),
    number: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    invoiceId: uuid("invoice_id")
      .notNull()
      .references(() => invoices.id),
    /** Made with the form: sent again, it is the same refund. */
    key: uuid().notNull(),
    net: bigint({ mode: "number" }).notNull(),
    tax: bigint({ mode: "number" }).notNull(),
    total: bigint({ mode: "number" }).notNull(),
    reason: text().notNull(),
    at: instant("at").notNull(),
    state: text().$type<RefundOutcome["state"]>().notNull().default("succeeded"),
    /** Why it failed. */
    problem: text(),
  },
  (table) => [
    uniqueIndex("invoice_refunds_by_number").on(table.number),
    uniqueIndex("invoice_refunds_by_key").on(table.invoiceId, table.key),
  ],
);

/** Payments that their cardholders had their banks take back, as the provider tells of them. */
export const paymentDisputes = pgTable(
  "payment_disputes",
  {
    id: idColumn(),
    invoiceId: uuid("invoice_id")
      .notNull()
      .references(() => invoices.id),
    disputeRef: text("dispute_ref").notNull(),
    /** The payment may be one that its invoice didn't ask for. */
    paymentRef: text("payment_ref").notNull(),
    state: text().$type<Dispute["state"]>().notNull(),
    amount: bigint({ mode: "number" }).notNull(),
    currency: text().notNull(),
    reason: text().notNull(),
    answerBy: instant("answer_by"),
    at: instant("at").notNull(),
    /** What the provider took, in the ledger; null of an inquiry. */
    transferId: uuid("transfer_id"),
  },
  (table) => [
    uniqueIndex("payment_disputes_once").on(table.disputeRef),
    index("payment_disputes_by_invoice").on(table.invoiceId),
    index("payment_disputes_by_payment").on(table.paymentRef),
  ],
);

/** What a company wants its invoices to say about it; without a row they give its name alone. */
export const billingDetails = pgTable("billing_details", {
  ownerId: uuid("owner_id").primaryKey(),
  name: text().notNull(),
  address: text().notNull(),
  taxNumber: text("tax_number"),
});

/** What the payment provider calls who pays. */
export const paymentCustomers = pgTable("payment_customers", {
  ownerId: uuid("owner_id").primaryKey(),
  ownerKind: text("owner_kind").$type<"company" | "candidate">().notNull().default("company"),
  customerRef: text("customer_ref").notNull(),
});

/** Cards as people recognize them; their numbers are with the payment provider alone. */
export const paymentMethods = pgTable(
  "payment_methods",
  {
    id: idColumn(),
    ownerId: uuid("owner_id").notNull(),
    methodRef: text("method_ref").notNull(),
    brand: text().notNull(),
    last4: text().notNull(),
    expMonth: integer("exp_month").notNull(),
    expYear: integer("exp_year").notNull(),
    addedAt: instant("added_at").notNull(),
    /** When it was added or made the default last: the latest is charged. */
    defaultSince: instant("default_since").notNull(),
  },
  (table) => [
    uniqueIndex("payment_methods_once").on(table.methodRef),
    index("payment_methods_by_owner").on(table.ownerId, table.defaultSince),
  ],
);
