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
    const before = Math.max(0, invoice.total - (await lostOf(tx, paymentRef)) + amount);
    const left = before - (await bookLost(tx, invoice, { ...lost, owed: before, now }));
    const kept = { problem: "strayKept", paymentRef } as const;
    const wasOnList = await settleAttention(tx, invoice, [{ ...kept, amount: before }]);
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
  let owed = invoice.total;
  for (const each of lost) owed -= await bookLost(tx, invoice, { ...each, owed, now });
  const twice = lost.map(({ amount }) => ({ problem: "strayDisputeLost", amount }) as const);
  await settleAttention(tx, invoice, twice);
  if (owed > 0) await drawAttention(tx, invoice, { problem: "strayKept", amount: owed, paymentRef, why });
}

interface Owed extends Lost {
  /** What was left to give back. */
  owed: number;
  now: Date;
}
/** Of what went back by a dispute, answers how much was owed; whatever is more is a loss. */
async function bookLost(tx: Transaction, invoice: Invoice, { disputeRef, amount: lost, owed, now }: Owed) {
  const { currency, ownerId } = invoice;
  const amount = Math.min(lost, owed);
  if (amount <= 0) return 0;
  const entries = [
    { ...billingAccounts.refunds(await ownerWithId(tx, ownerId)), currency, amount: -amount },
    { ...billingAccounts.chargebacks, currency, amount },
  ];
  const key = `stray-charged-back:${disputeRef}`;
  await transfer(tx, { key, memo: "Went back by a dispute", at: now, entries });
  return amount;
}
