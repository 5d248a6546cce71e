import { and, eq, ne, sql } from "drizzle-orm";
import { formatMoney } from "#shared/money/money.ts";
import { audit } from "#server/audit/audit.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { settle, transfer } from "#server/domains/ledger/index.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { billingAccounts } from "./accounts.ts";
import { drawAttention } from "./attention.ts";
import { coveredByLost } from "./disputed-money.ts";
import { billingEvents } from "./events.ts";
import { giveBackLater } from "./give-back.ts";
import { type Owner, ownerWithId, subjectOf, tellOfChange } from "./owners.ts";
import type { Invoice } from "./subscriptions.ts";
import { invoiceRefunds, invoices } from "./tables.ts";

export interface WantedRefund {
  /** Made with the form: sent again, it is the same refund. */
  key: string;
  amount: number;
  reason: string;
}

/** What can still be refunded of a plan that was paid by card. */
export function refundableOf({ kind, state, paidBy, total, refunded }: Invoice) {
  return state === "paid" && kind === "plan" && paidBy === "provider" ? total - refunded : 0;
}

/** Whether this refund was made before. */
export async function wasRefunded(tx: Transaction, { id }: Invoice, { key, amount }: WantedRefund) {
  const [known] = await tx
    .select()
    .from(invoiceRefunds)
    .where(and(eq(invoiceRefunds.invoiceId, id), eq(invoiceRefunds.key, key)));
  if (known && known.total !== amount)
    throw conflict("KEY_USED_BEFORE", "This key was used for another refund. Use a new key.");
  return known !== undefined;
}

/** Refunds a payment or a part of it; the provider is asked once this is committed. */
export async function refundPart(tx: Transaction, invoice: Invoice, wanted: WantedRefund, now: Date) {
  const { id: invoiceId, ownerId, total, currency, paymentRef } = invoice;
  refuseOthers(invoice, wanted.amount);
  const { amount, key, reason } = wanted;
  const owner = await ownerWithId(tx, ownerId);
  const id = newId();
  const tax = taxWithin(invoice, invoice.refunded + amount) - (await taxRefunded(tx, invoice));
  const part = { id, net: amount - tax, tax, total: amount };
  await bookPart(tx, invoice, part, now);
  const row = { ...part, invoiceId, key, reason, at: now, state: "pending" } as const;
  await tx.insert(invoiceRefunds).values(row);
  const refunded = invoice.refunded + amount;
  const state = refunded === total ? "refunded" : "paid";
  await tx.update(invoices).set({ state, refunded, refundedAt: now }).where(eq(invoices.id, invoiceId));
  await giveBackLater(tx, { invoiceId, paymentRef: paymentRef!, refundId: id }, now);
  await tell(tx, owner, "refunded", { invoiceId, total: amount, currency, at: now });
}

type Part = Pick<typeof invoiceRefunds.$inferSelect, "id" | "net" | "tax" | "total">;
/** Takes a refund out of what was earned; asked again, it answers the same transfer. */
async function bookPart(tx: Transaction, invoice: Invoice, { id, net, tax, total }: Part, now: Date) {
  const { taxName, currency, ownerId } = invoice;
  return transfer(tx, {
    key: `refund-of:${id}`,
    memo: "Refund of an invoice",
    at: now,
    entries: [
      { ...billingAccounts.plans, currency, amount: -net },
      { ...billingAccounts.tax(taxName), currency, amount: -tax },
      { ...billingAccounts.refunds(await ownerWithId(tx, ownerId)), currency, amount: total },
    ].filter((entry) => entry.amount !== 0),
  });
}

interface Failed {
  refund: Part;
  why: string;
  now: Date;
}
/** The card didn’t take a refund: nothing of it is left in the books, and it can be made again. */
export async function failRefund(tx: Transaction, invoice: Invoice, { refund, why, now }: Failed) {
  const { id: invoiceId, ownerId, currency } = invoice;
  const { id, total } = refund;
  const { id: of } = await bookPart(tx, invoice, refund, now);
  const key = `refund-of-failed:${id}`;
  await settle(tx, { of, as: "reversed", key, memo: "Refund of an invoice failed", at: now });
  await tx.update(invoiceRefunds).set({ state: "failed", problem: why }).where(eq(invoiceRefunds.id, id));
  const after = {
    state: invoice.state === "refunded" ? ("paid" as const) : invoice.state,
    refunded: invoice.refunded - total,
  };
  await tx.update(invoices).set(after).where(eq(invoices.id, invoiceId));
  if ((await coveredByLost(tx, invoice)).length === 0)
    await drawAttention(tx, invoice, { problem: "refundFailed", amount: total, why });
  const owner = await ownerWithId(tx, ownerId);
  const { state, refunded } = invoice;
  const subject = { ...(await subjectOf(tx, owner)), kind: "invoice", id: invoiceId } as const;
  const entry = { action: "invoice.refundFailed", subject, before: { state, refunded }, after, why };
  await audit(tx, { viewer: null, now }, entry);
  await tellOfChange(tx, owner, now);
  await tell(tx, owner, "failed", { invoiceId, total, currency, at: now });
}

function refuseOthers(invoice: Invoice, amount: number) {
  const { kind, paidBy, currency } = invoice;
  if (kind !== "plan")
    throw conflict(
      "ALREADY_EARNED",
      "Rewards that were paid for belong to the employees, so they can’t be refunded.",
    );
  if (paidBy !== "provider")
    throw conflict(
      "PAID_BY_TRANSFER",
      "This was paid by bank transfer. Send it back through your bank instead.",
    );
  const most = refundableOf(invoice);
  if (amount <= most) return;
  const sentence = `You can refund up to ${formatMoney({ amount: most, currency })}`;
  throw invalid(`${sentence}.`, { amount: sentence });
}

/** The tax in what is given back of an invoice so far: parts that make up the whole give back its whole tax. */
function taxWithin({ tax, total }: Invoice, refunded: number) {
  return Math.round((tax * refunded) / total);
}
async function taxRefunded(tx: Transaction, { id }: Invoice) {
  const [sum] = await tx
    .select({ tax: sql<number>`coalesce(sum(${invoiceRefunds.tax}), 0)`.mapWith(Number) })
    .from(invoiceRefunds)
    .where(and(eq(invoiceRefunds.invoiceId, id), ne(invoiceRefunds.state, "failed")));
  return sum!.tax;
}

interface Refunded {
  invoiceId: string;
  total: number;
  currency: string;
  at: Date;
}
const { refunded, seekerRefunded, refundFailed, seekerRefundFailed } = billingEvents;
/** What the customer is notified of: that money is on its way back, or isn't. */
const news = {
  refunded: { company: refunded, candidate: seekerRefunded },
  failed: { company: refundFailed, candidate: seekerRefundFailed },
};
async function tell(
  tx: Transaction,
  { kind, id }: Owner,
  what: keyof typeof news,
  { at, ...refund }: Refunded,
) {
  const { company, candidate } = news[what];
  if (kind === "company") await publish(tx, company, { data: { companyId: id, ...refund }, at });
  else await publish(tx, candidate, { data: { candidateId: id, ...refund }, at });
}
