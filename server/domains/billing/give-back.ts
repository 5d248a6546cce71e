import type { Transaction } from "#server/database/open.ts";
import { transfer } from "#server/domains/ledger/index.ts";
import type { GivenBack } from "#server/outside/payments/payments.ts";
import type { DataOf } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { billingAccounts } from "./accounts.ts";
import { ownerWithId } from "./owners.ts";
import type { Invoice } from "./subscriptions.ts";
import { billingTasks } from "./tasks.ts";

type Giving = DataOf<typeof billingTasks.giveBack>;

/** Money that came for an invoice that is paid already or owed no more: its sender is to get it back. */
export async function giveBackStray(tx: Transaction, invoice: Invoice, paymentRef: string, now: Date) {
  const { currency, total } = invoice;
  const account = billingAccounts.refunds(await ownerWithId(tx, invoice.ownerId));
  await transfer(tx, {
    key: `stray:${paymentRef}`,
    memo: "Payment of what is not owed",
    at: now,
    entries: [
      { ...billingAccounts.money("provider"), currency, amount: -total },
      { ...account, currency, amount: total },
    ],
  });
  await giveBackLater(tx, { paymentRef, back: { account: account.name, amount: total, currency } }, now);
}

/** A payment can be given back in parts, each by a task of its own. */
export function giveBackLater(tx: Transaction, data: Giving, at: Date) {
  return enqueue(tx, billingTasks.giveBack, { data, at, key: `billing.giveBack:${keyOf(data)}` });
}

/** What the provider is asked to give back; without a refund of ours, it is the whole payment. */
export function givenBackOf(giving: Giving): GivenBack {
  const { paymentRef, refundId, back } = giving;
  return { key: keyOf(giving), paymentRef, amount: refundId && back ? back.amount : null };
}

function keyOf({ paymentRef, refundId }: Giving) {
  return refundId ?? paymentRef;
}

/** The provider gave a payment back, or a part of it. */
export async function keepGivenBack(tx: Transaction, giving: Giving, now: Date) {
  // A task that waited since refunds were not in the ledger says no amount.
  if (!giving.back) return;
  const { account: name, amount, currency } = giving.back;
  await transfer(tx, {
    key: `refund:${keyOf(giving)}`,
    memo: "Refund",
    at: now,
    entries: [
      { name, currency, mayGoNegative: true, amount: -amount },
      { ...billingAccounts.money("provider"), currency, amount },
    ],
  });
}
