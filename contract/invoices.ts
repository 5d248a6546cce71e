import { z } from "zod";
import { Dispute, Refund } from "./refunds.ts";
import { Id, Instant } from "./shapes.ts";

export const Minor = z.number().int();
const Line = z.object({ text: z.string(), amount: Minor });
/** What is due, in minor units. */
export const Due = z.object({
  lines: z.array(Line),
  net: Minor,
  tax: Minor,
  total: Minor,
  currency: z.string(),
});

export const Invoice = Due.extend({
  id: Id,
  number: z.string(),
  /** For a plan, or for rewards that are due to employees. */
  kind: z.enum(["plan", "rewards"]),
  /** Its cardholder may have the bank take a payment back: it is disputed until the bank decides, and charged back if they win. */
  state: z.enum(["open", "paid", "void", "refunded", "disputed", "chargedBack"]),
  taxName: z.string(),
  taxPercent: z.number().int(),
  /** Why its payment was refused the last time. */
  problem: z.string().nullable(),
  /** We don’t know yet whether it was paid; open screens update once we do. */
  awaitingBank: z.boolean(),
  /** True if that’s because we can’t reach the payment provider, so the bank may not have been asked. */
  providerAway: z.boolean(),
  /** It’s for a plan that begins once it’s paid; until then the purchase can be canceled. */
  cancelable: z.boolean(),
  issuedAt: Instant,
  /** Of rewards; null of a plan, which is paid for when it begins. */
  dueAt: Instant.nullable(),
  paidAt: Instant.nullable(),
  /** The sum of its refunds; once it is the total, the state is "refunded". */
  refunded: Minor,
  refunds: z.array(Refund),
});
export type Invoice = z.infer<typeof Invoice>;

/** An invoice of anyone, as administrators see it. */
export const AnyInvoice = Invoice.extend({
  buyer: z.string(),
  /** The provider’s name of the payment, or the bank’s reference of a transfer. */
  paymentRef: z.string().nullable(),
  /** What is left that can be given back; 0 where nothing can. */
  refundable: Minor,
  disputes: z.array(Dispute),
  /** What an administrator should see to; null where there is nothing, or someone has. */
  attention: z.string().nullable(),
});
export type AnyInvoice = z.infer<typeof AnyInvoice>;

/** Invoices that are still to be paid, all others, and those whose payment needs attention. */
export const invoiceLists = ["open", "settled", "attention"] as const;
export type InvoiceList = (typeof invoiceLists)[number];
