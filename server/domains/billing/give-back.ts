import type { Transaction } from "#server/database/open.ts";
import { transfer } from "#server/domains/ledger/index.ts";
import type { DataOf } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { billingAccounts } from "./accounts.ts";
import { ownerWithId } from "./owners.ts";
import type { Invoice } from "./subscriptions.ts";
import { billingTasks } from "./tasks.ts";

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

export function giveBackLater(tx: Transaction, data: DataOf<typeof billingTasks.giveBack>, at: Date) {
  return enqueue(tx, billingTasks.giveBack, { data, at, key: `billing.giveBack:${data.paymentRef}` });
}

/** The provider gave a payment back. */
export async function keepGivenBack(
  tx: Transaction,
  { paymentRef, back }: DataOf<typeof billingTasks.giveBack>,
  now: Date,
) {
  // A task that waited since refunds were not in the ledger says no amount.
  if (!back) return;
  const { account: name, amount, currency } = back;
  await transfer(tx, {
    key: `refund:${paymentRef}`,
    memo: "Refund",
    at: now,
    entries: [
      { name, currency, mayGoNegative: true, amount: -amount },
      { ...billingAccounts.money("provider"), currency, amount },
    ],
  });
}
