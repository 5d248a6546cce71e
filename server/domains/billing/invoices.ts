import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { settle, transfer } from "#server/domains/ledger/index.ts";
import { type Owner, nameOfOwner, ownerWithId } from "./owners.ts";
import type { Tax } from "./quote.ts";
import type { Step } from "./step.ts";
import { type Invoice, openInvoice } from "./subscriptions.ts";
import { invoices } from "./tables.ts";

interface Issuing {
  owner: Owner;
  amounts: NonNullable<Step["invoice"]>;
  tax: Tax;
  now: Date;
}

/** Writes what is owed for a plan. */
export async function issueInvoice(tx: Transaction, { owner, amounts, tax, now }: Issuing) {
  const { net, total, currency } = amounts;
  const id = newId();
  const entries = [
    { ...receivable(owner, currency), amount: total },
    { name: "revenue:plans", currency, mayGoNegative: true, amount: -net },
    { name: `tax:${tax.name}`, currency, mayGoNegative: true, amount: -amounts.tax },
  ].filter(({ amount }) => amount !== 0);
  const made = await transfer(tx, { key: `invoice:${id}`, memo: "Invoice of a plan", at: now, entries });
  const buyer = await nameOfOwner(tx, owner);
  await tx.insert(invoices).values({
    ...amounts,
    id,
    ownerId: owner.id,
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
  const { id, ownerId, currency, total } = invoice;
  const { paymentRef, now } = paid;
  const entries = [
    { name: "provider:payments", currency, mayGoNegative: true, amount: total },
    { ...receivable(await ownerWithId(tx, ownerId), currency), amount: -total },
  ];
  await transfer(tx, { key: `payment:${id}`, memo: "Payment of an invoice", at: now, entries });
  await tx
    .update(invoices)
    .set({ state: "paid", paidAt: now, paymentRef, problem: null })
    .where(eq(invoices.id, id));
}

/** Nothing is owed any more: what was entered is taken back. */
export async function voidOpen(tx: Transaction, ownerId: string, now: Date) {
  const open = await openInvoice(tx, ownerId);
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

function receivable({ kind, id }: Owner, currency: string) {
  return { name: `receivable:${kind}:${id}`, currency, mayGoNegative: true };
}
