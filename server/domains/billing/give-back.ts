import { eq } from "drizzle-orm";
import { isUuid } from "#server/database/ids.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { hasTransfer, transfer } from "#server/domains/ledger/index.ts";
import type { GivenBack } from "#server/outside/payments/payments.ts";
import type { DataOf } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { billingAccounts } from "./accounts.ts";
import { ownerWithId } from "./owners.ts";
import { type Invoice, findInvoice } from "./subscriptions.ts";
import { invoiceRefunds } from "./tables.ts";
import { billingTasks } from "./tasks.ts";

export type Giving = DataOf<typeof billingTasks.giveBack>;

/** Money that came for an invoice that is paid already or owed no more: its sender is to get it back. Told again it changes nothing; answers whether it is new. */
export async function giveBackStray(tx: Transaction, invoice: Invoice, paymentRef: string, now: Date) {
  const { id: invoiceId, currency, total } = invoice;
  const { again } = await transfer(tx, {
    key: `stray:${paymentRef}`,
    memo: "Payment of what is not owed",
    at: now,
    entries: [
      { ...billingAccounts.money("provider"), currency, amount: -total },
      { ...billingAccounts.refunds(await ownerWithId(tx, invoice.ownerId)), currency, amount: total },
    ],
  });
  if (!again) await giveBackLater(tx, { invoiceId, paymentRef }, now);
  return !again;
}

/** Whether a payment by card is another than the one that paid the invoice. */
export function isStray({ paidBy, paymentRef: paidWith }: Invoice, paymentRef: string) {
  return paidBy !== "provider" || paidWith !== paymentRef;
}

/** A payment can be given back in parts, each by a task of its own. */
export function giveBackLater(tx: Transaction, data: Giving, at: Date) {
  return enqueue(tx, billingTasks.giveBack, { data, at, key: taskKey(keyOf(data)) });
}

/** What the provider is asked to give back; without a refund of ours, it is the whole payment. */
export async function givenBackOf(db: Reader, giving: Giving): Promise<GivenBack> {
  const { invoiceId, paymentRef } = giving;
  const key = keyOf(giving);
  const refund = await findRefund(db, key);
  const invoice = refund && (await findInvoice(db, invoiceId));
  const part = invoice ? { amount: refund.total, currency: invoice.currency } : null;
  return { key, invoiceId, paymentRef, part };
}

export type Refund = typeof invoiceRefunds.$inferSelect;
/** The refund with this key; none where a whole payment goes back that was not owed. */
export async function findRefund(db: Reader, key: string): Promise<Refund | undefined> {
  if (!isUuid(key)) return undefined;
  const [found] = await db.select().from(invoiceRefunds).where(eq(invoiceRefunds.id, key));
  return found;
}

/** Whether a refund came back, or was refused: then nothing of it leaves by itself anymore. */
export function hasFailed(db: Reader, key: string) {
  return hasTransfer(db, failureKey(key));
}
export function failureKey(key: string) {
  return `refund-failed:${key}`;
}

/** What the refund is called at the provider and in the ledger. */
export function keyOf({ paymentRef, refundId }: Giving) {
  return refundId ?? paymentRef;
}
export function taskKey(key: string) {
  return `billing.giveBack:${key}`;
}
