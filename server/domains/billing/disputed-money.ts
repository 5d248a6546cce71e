import { and, eq, sql } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { settle, transfer } from "#server/domains/ledger/index.ts";
import type { Dispute } from "#server/outside/payments/payments.ts";
import { billingAccounts } from "./accounts.ts";
import { paymentDisputes } from "./tables.ts";

export type Kept = typeof paymentDisputes.$inferSelect;
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

/** What went back to the cardholder of one payment by disputes that were lost. */
export async function lostOf(db: Reader, paymentRef: string) {
  const [sum] = await db
    .select({ amount: sql<number>`coalesce(sum(${paymentDisputes.amount}), 0)`.mapWith(Number) })
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.paymentRef, paymentRef), eq(paymentDisputes.state, "lost")));
  return sum!.amount;
}
