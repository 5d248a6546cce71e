import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { settle, transfer } from "#server/domains/ledger/index.ts";
import type { PaymentNews, RefundOutcome } from "#server/outside/payments/payments.ts";
import { cancelTask } from "#server/tasks/enqueue.ts";
import { billingAccounts } from "./accounts.ts";
import {
  type Giving,
  type Refund,
  failureKey,
  findRefund,
  giveBackLater,
  keyOf,
  taskKey,
} from "./give-back.ts";
import { ownerWithId } from "./owners.ts";
import { failRefund } from "./refunds.ts";
import { keepStray } from "./stray-disputes.ts";
import { findInvoice, lockSubscription } from "./subscriptions.ts";
import { invoiceRefunds } from "./tables.ts";
import { askAgainMs } from "./turn.ts";

/** Keeps what the provider answered; what is pending is asked about until it is known. */
export async function keepGivenBack(tx: Transaction, giving: Giving, outcome: RefundOutcome, now: Date) {
  if (outcome.state === "pending") await giveBackLater(tx, giving, new Date(now.getTime() + askAgainMs));
  await keepRefund(tx, { invoiceId: giving.invoiceId, key: keyOf(giving), outcome }, now);
}

type Refunding = Omit<Extract<PaymentNews, { kind: "refund" }>, "kind">;
/** Keeps what became of a refund, in whichever order it is told: the money has left while it is pending, and is back once it failed. */
export async function keepRefund(tx: Transaction, { invoiceId, key, outcome }: Refunding, now: Date) {
  const ownerId = (await findInvoice(tx, invoiceId))?.ownerId;
  if (!ownerId) return;
  const owner = await ownerWithId(tx, ownerId);
  await lockSubscription(tx, owner, now);
  const invoice = (await findInvoice(tx, invoiceId))!;
  const refund = await findRefund(tx, key);
  const { currency } = invoice;
  const amount = refund?.total ?? invoice.total;
  const left = await transfer(tx, {
    key: `refund:${key}`,
    memo: "Refund",
    at: now,
    entries: [
      { ...billingAccounts.refunds(owner), currency, amount: -amount },
      { ...billingAccounts.money("provider"), currency, amount },
    ],
  });
  if (outcome.state === "pending") return;
  await cancelTask(tx, taskKey(key));
  if (outcome.state !== "failed") return refund && keepSucceeded(tx, refund);
  const back = { of: left.id, as: "reversed", key: failureKey(key), memo: "Refund failed" } as const;
  if ((await settle(tx, { ...back, at: now })).again) return;
  if (refund) await failRefund(tx, invoice, { refund, why: outcome.why, now });
  else await keepStray(tx, invoice, { paymentRef: key, why: outcome.why, now });
}

/** One that failed stays failed, whatever is told late. */
async function keepSucceeded(tx: Transaction, { id, state }: Refund) {
  if (state === "pending")
    await tx.update(invoiceRefunds).set({ state: "succeeded" }).where(eq(invoiceRefunds.id, id));
}
