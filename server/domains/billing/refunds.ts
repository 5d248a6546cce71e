import { and, eq } from "drizzle-orm";
import { formatMoney } from "#shared/money/money.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { transfer } from "#server/domains/ledger/index.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { billingAccounts } from "./accounts.ts";
import { billingEvents } from "./events.ts";
import { giveBackLater } from "./give-back.ts";
import { type Owner, ownerWithId } from "./owners.ts";
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
  const { id: invoiceId, ownerId, taxName, total, currency, paymentRef } = invoice;
  refuseOthers(invoice, wanted.amount);
  const { amount, key, reason } = wanted;
  const owner = await ownerWithId(tx, ownerId);
  const account = billingAccounts.refunds(owner);
  const id = newId();
  const tax = taxWithin(invoice, invoice.refunded + amount) - taxWithin(invoice, invoice.refunded);
  const net = amount - tax;
  await transfer(tx, {
    key: `refund-of:${id}`,
    memo: "Refund of an invoice",
    at: now,
    entries: [
      { ...billingAccounts.plans, currency, amount: -net },
      { ...billingAccounts.tax(taxName), currency, amount: -tax },
      { ...account, currency, amount },
    ].filter((entry) => entry.amount !== 0),
  });
  await tx.insert(invoiceRefunds).values({ id, invoiceId, key, net, tax, total: amount, reason, at: now });
  const refunded = invoice.refunded + amount;
  const state = refunded === total ? "refunded" : "paid";
  await tx.update(invoices).set({ state, refunded, refundedAt: now }).where(eq(invoices.id, invoiceId));
  const back = { account: account.name, amount, currency };
  await giveBackLater(tx, { paymentRef: paymentRef!, refundId: id, back }, now);
  await tell(tx, owner, { invoiceId, total: amount, currency, at: now });
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

interface Refunded {
  invoiceId: string;
  total: number;
  currency: string;
  at: Date;
}
/** Notifies the customer that money is on its way back. */
async function tell(tx: Transaction, { kind, id }: Owner, { at, ...refund }: Refunded) {
  if (kind === "company")
    await publish(tx, billingEvents.refunded, { data: { companyId: id, ...refund }, at });
  else await publish(tx, billingEvents.seekerRefunded, { data: { candidateId: id, ...refund }, at });
}
