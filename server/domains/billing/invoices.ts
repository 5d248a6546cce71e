import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { settle, transfer } from "#server/domains/ledger/index.ts";
import type { Tax } from "./quote.ts";
import type { Step } from "./step.ts";
import { type Invoice, openInvoice } from "./subscriptions.ts";
import { invoices } from "./tables.ts";

interface Issuing {
  companyId: string;
  amounts: NonNullable<Step["invoice"]>;
  tax: Tax;
  now: Date;
}

/** Writes what a company owes. */
export async function issueInvoice(tx: Transaction, { companyId, amounts, tax, now }: Issuing) {
  const { net, total, currency } = amounts;
  const id = newId();
  const entries = [
    { ...receivable(companyId, currency), amount: total },
    { name: "revenue:plans", currency, mayGoNegative: true, amount: -net },
    { name: `tax:${tax.name}`, currency, mayGoNegative: true, amount: -amounts.tax },
  ].filter(({ amount }) => amount !== 0);
  const made = await transfer(tx, { key: `invoice:${id}`, memo: "Invoice of a plan", at: now, entries });
  const buyer = (await findCompany(tx, companyId))?.companyName ?? "";
  await tx.insert(invoices).values({
    ...amounts,
    id,
    companyId,
    buyer,
    state: "open",
    taxName: tax.name,
    taxPercent: tax.percent,
    transferId: made.id,
    issuedAt: now,
  });
  return id;
}

/** The money has arrived. */
export async function settleInvoice(
  tx: Transaction,
  invoice: Invoice,
  paid: { paymentRef: string; now: Date },
) {
  const { id, companyId, currency, total } = invoice;
  const { paymentRef, now } = paid;
  const entries = [
    { name: "provider:payments", currency, mayGoNegative: true, amount: total },
    { ...receivable(companyId, currency), amount: -total },
  ];
  await transfer(tx, { key: `payment:${id}`, memo: "Payment of an invoice", at: now, entries });
  await tx
    .update(invoices)
    .set({ state: "paid", paidAt: now, paymentRef, problem: null })
    .where(eq(invoices.id, id));
}

/** Nothing is owed any more: what was entered is taken back. */
export async function voidOpen(tx: Transaction, companyId: string, now: Date) {
  const open = await openInvoice(tx, companyId);
  if (!open) return;
  const { id, transferId } = open;
  await settle(tx, {
    of: transferId,
    as: "reversed",
    key: `void:${id}`,
    memo: "Invoice voided",
    at: now,
  });
  await tx.update(invoices).set({ state: "void" }).where(eq(invoices.id, id));
}

function receivable(companyId: string, currency: string) {
  return { name: `receivable:company:${companyId}`, currency, mayGoNegative: true };
}
