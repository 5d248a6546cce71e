import { and, eq } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { settle, transfer } from "#server/domains/ledger/index.ts";
import type { Dispute } from "#server/outside/payments/payments.ts";
import { billingAccounts } from "./accounts.ts";
import type { Invoice } from "./subscriptions.ts";
import { invoiceRefunds, paymentDisputes } from "./tables.ts";

export type Kept = typeof paymentDisputes.$inferSelect;
const { disputeRef, paymentRef: ofPayment, amount } = paymentDisputes;
const { disputed, chargebacks, disputeFees } = billingAccounts;
const provider = billingAccounts.money("provider");

/** The provider takes what is disputed, and gives it back if its bank decides so; answers the transfer that took it. */
export async function moveDisputed(tx: Transaction, dispute: Dispute, before: Kept | undefined, at: Date) {
  const { disputeRef, state, amount, currency } = dispute;
  let taken = before?.transferId ?? null;
  if (!taken && (state === "open" || state === "lost")) {
    const entries = [
      { ...disputed, currency, amount: -amount },
      { ...provider, currency, amount },
    ];
    const took = await transfer(tx, { key: `dispute:${disputeRef}`, memo: "Payment disputed", at, entries });
    taken = took.id;
  }
  if (taken && state === "won")
    await settle(tx, {
      of: taken,
      as: "reversed",
      key: `dispute-won:${disputeRef}`,
      memo: "Dispute won",
      at,
    });
  if (state === "lost") {
    const entries = [
      { ...chargebacks, currency, amount: -amount },
      { ...disputed, currency, amount },
    ];
    await transfer(tx, { key: `dispute-lost:${disputeRef}`, memo: "Dispute lost", at, entries });
  }
  return taken;
}

/** What the provider took for itself, and what it gave back of that. Each is told many times and booked once. */
export async function bookFees(tx: Transaction, fees: Dispute["fees"], at: Date) {
  for (const { ref, amount, currency } of fees) {
    const entries = [
      { ...disputeFees, currency, amount: -amount },
      { ...provider, currency, amount },
    ];
    const memo = amount > 0 ? "Fee for a dispute" : "Fee for a dispute given back";
    await transfer(tx, { key: `dispute-fee:${ref}`, memo, at, entries });
  }
}

export type Lost = Pick<Kept, "disputeRef" | "paymentRef" | "amount">;
/** Disputes of one payment that were lost: what went back to its cardholder. */
export function listLost(db: Reader, paymentRef: string): Promise<Lost[]> {
  return db
    .select({ disputeRef, paymentRef: ofPayment, amount })
    .from(paymentDisputes)
    .where(and(eq(ofPayment, paymentRef), eq(paymentDisputes.state, "lost")));
}
/** The sum of these. */
export async function lostOf(db: Reader, paymentRef: string) {
  return (await listLost(db, paymentRef)).reduce((sum, lost) => sum + lost.amount, 0);
}

/** Refunds of an invoice that failed, once its cardholder has what all of them were to give back by disputes that were lost. */
export async function coveredByLost(db: Reader, { id, paymentRef }: Invoice) {
  const failed = await db
    .select({ id: invoiceRefunds.id, total: invoiceRefunds.total })
    .from(invoiceRefunds)
    .where(and(eq(invoiceRefunds.invoiceId, id), eq(invoiceRefunds.state, "failed")));
  const sum = failed.reduce((total, refund) => total + refund.total, 0);
  return sum <= (await lostOf(db, paymentRef!)) ? failed : [];
}
