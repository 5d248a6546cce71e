import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { settle, transfer } from "#server/domains/ledger/index.ts";
import { billingAccounts } from "./accounts.ts";
import { buyerOf } from "./billing-details.ts";
import { type Owner, ownerWithId } from "./owners.ts";
import type { Amounts, Tax } from "./quote.ts";
import { type Invoice, openInvoice } from "./subscriptions.ts";
import { type InvoiceKind, invoices } from "./tables.ts";

export interface AccountName {
  name: string;
  mayGoNegative?: boolean;
}
export interface Period {
  from: Date;
  to: Date;
}
interface Issuing {
  owner: Owner;
  kind: InvoiceKind;
  /** The account of the ledger that gets what is paid, without its tax. */
  goesTo: AccountName;
  amounts: Amounts & { grants: Invoice["grants"] };
  tax: Tax;
  /** The time that is paid for; unknown of a plan that begins once it is paid. */
  period?: Period | undefined;
  dueAt?: Date;
  now: Date;
}
const memos: Record<InvoiceKind, { invoice: string; payment: string }> = {
  plan: { invoice: "Invoice of a plan", payment: "Payment of an invoice" },
  rewards: { invoice: "Invoice of referral rewards", payment: "Payment of referral rewards" },
};
/** The kinds of an invoice's transfers. */
export const invoiceTransfers: Record<InvoiceKind, { invoice: string; payment: string }> = {
  plan: { invoice: "invoice", payment: "payment" },
  rewards: { invoice: "reward-invoice", payment: "reward-payment" },
};

/** Writes what is owed. */
export async function issueInvoice(tx: Transaction, issuing: Issuing) {
  const { owner, kind, goesTo, amounts, tax, period, dueAt = null, now } = issuing;
  const { net, total, currency } = amounts;
  const id = newId();
  const entries = [
    { ...billingAccounts.receivable(owner), currency, amount: -total },
    { ...goesTo, currency, amount: net },
    { ...billingAccounts.tax(tax.name), currency, amount: amounts.tax },
  ].filter(({ amount }) => amount !== 0);
  const key = `${invoiceTransfers[kind].invoice}:${id}`;
  const made = await transfer(tx, { key, memo: memos[kind].invoice, at: now, entries });
  await tx.insert(invoices).values({
    ...amounts,
    ...(await buyerOf(tx, owner)),
    id,
    kind,
    ownerId: owner.id,
    state: "open",
    taxName: tax.name,
    taxPercent: tax.percent,
    transferId: made.id,
    periodFrom: period?.from,
    periodTo: period?.to,
    issuedAt: now,
    dueAt,
  });
  return id;
}

/** The plan that was paid for has begun. */
export async function keepPeriod(tx: Transaction, invoiceId: string, { from, to }: Period) {
  await tx.update(invoices).set({ periodFrom: from, periodTo: to }).where(eq(invoices.id, invoiceId));
}

export interface Paid {
  paymentRef: string;
  paidBy: "provider" | "bank";
  now: Date;
}
/** The money has arrived. */
export async function settleInvoice(tx: Transaction, invoice: Invoice, { paymentRef, paidBy, now }: Paid) {
  const { id, ownerId, kind, currency, total } = invoice;
  const entries = [
    { ...billingAccounts.money(paidBy), currency, amount: -total },
    { ...billingAccounts.receivable(await ownerWithId(tx, ownerId)), currency, amount: total },
  ];
  const key = `${invoiceTransfers[kind].payment}:${id}`;
  await transfer(tx, { key, memo: memos[kind].payment, at: now, entries });
  await tx
    .update(invoices)
    .set({ state: "paid", paidAt: now, paymentRef, paidBy, problem: null })
    .where(eq(invoices.id, id));
}

/** Nothing is owed for a plan anymore: what was entered is taken back. Where a bank was asked for it, the invoice says why. */
export async function voidOpen(
  tx: Transaction,
  ownerId: string,
  { now, why, onlyUpgrade = false }: { now: Date; why?: string | undefined; onlyUpgrade?: boolean },
) {
  const open = await openInvoice(tx, ownerId);
  if (!open || (onlyUpgrade && !open.grants)) return;
  const { id, transferId, triedWith } = open;
  await settle(tx, {
    of: transferId,
    as: "reversed",
    key: `void:${id}`,
    memo: "Invoice voided",
    at: now,
  });
  const problem = why && triedWith ? { problem: why } : {};
  await tx
    .update(invoices)
    .set({ state: "void", ...problem })
    .where(eq(invoices.id, id));
}
