import type { Transaction } from "#server/database/open.ts";
import { hasTransfer, transfer } from "#server/domains/ledger/index.ts";
import { billingAccounts } from "./accounts.ts";
import { drawAttention, settleAttention } from "./attention.ts";
import { type Lost, listLost, lostOf } from "./disputed-money.ts";
import { hasFailed } from "./give-back.ts";
import { ownerWithId } from "./owners.ts";
import type { Invoice } from "./subscriptions.ts";

/**
 * A payment that wasn't owed goes back once: what its cardholder has by a dispute that was lost, where the refund failed, is owed no
 * more. The dispute and the refund may end in either order; this is where the dispute ends.
 */
export async function chargeBackStray(tx: Transaction, invoice: Invoice, lost: Lost, now: Date) {
  const { paymentRef, amount } = lost;
  if (await hasFailed(tx, paymentRef)) {
    await bookLost(tx, invoice, lost, now);
    const left = invoice.total - (await lostOf(tx, paymentRef));
    const kept = { problem: "strayKept", paymentRef } as const;
    const wasOnList = await settleAttention(tx, invoice, [{ ...kept, amount: left + amount }]);
    const why = "The rest went back by a dispute that was lost.";
    if (wasOnList && left > 0) await drawAttention(tx, invoice, { ...kept, amount: left, why });
  } else if (await hasTransfer(tx, `refund:${paymentRef}`))
    await drawAttention(tx, invoice, { problem: "strayDisputeLost", amount });
}

interface Failed {
  paymentRef: string;
  why: string;
  now: Date;
}
/** The refund of a payment that wasn't owed failed: it is still owed, but for what its cardholder has by disputes that were lost. */
export async function keepStray(tx: Transaction, invoice: Invoice, { paymentRef, why, now }: Failed) {
  const lost = await listLost(tx, paymentRef);
  for (const each of lost) await bookLost(tx, invoice, each, now);
  const twice = lost.map(({ amount }) => ({ problem: "strayDisputeLost", amount }) as const);
  await settleAttention(tx, invoice, twice);
  const amount = invoice.total - (await lostOf(tx, paymentRef));
  if (amount > 0) await drawAttention(tx, invoice, { problem: "strayKept", amount, paymentRef, why });
}

async function bookLost(tx: Transaction, invoice: Invoice, { disputeRef, amount }: Lost, now: Date) {
  const { currency, ownerId } = invoice;
  const entries = [
    { ...billingAccounts.refunds(await ownerWithId(tx, ownerId)), currency, amount: -amount },
    { ...billingAccounts.chargebacks, currency, amount },
  ];
  const key = `stray-charged-back:${disputeRef}`;
  await transfer(tx, { key, memo: "Went back by a dispute", at: now, entries });
}
