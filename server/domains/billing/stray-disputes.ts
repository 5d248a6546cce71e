import type { Transaction } from "#server/database/open.ts";
import { hasTransfer, transfer } from "#server/domains/ledger/index.ts";
import { billingAccounts } from "./accounts.ts";
import { drawAttention, settleAttention } from "./attention.ts";
import { lostOf } from "./disputed-money.ts";
import { ownerWithId } from "./owners.ts";
import type { Invoice } from "./subscriptions.ts";

/**
 * A payment that wasn't owed goes back once: where its cardholder has it by a dispute that was lost and the refund failed, nothing
 * is owed anymore. Asked again it changes nothing; the dispute and the refund may end in either order.
 */
export async function chargeBackStray(tx: Transaction, invoice: Invoice, paymentRef: string, now: Date) {
  const amount = await lostOf(tx, paymentRef);
  if (amount === 0) return;
  const { currency, ownerId } = invoice;
  const twice = { problem: "strayDisputeLost", amount } as const;
  if (await hasTransfer(tx, `refund-failed:${paymentRef}`)) {
    const key = `stray-charged-back:${paymentRef}`;
    const entries = [
      { ...billingAccounts.refunds(await ownerWithId(tx, ownerId)), currency, amount: -amount },
      { ...billingAccounts.chargebacks, currency, amount },
    ];
    await transfer(tx, { key, memo: "Went back by a dispute", at: now, entries });
    const kept = { problem: "strayKept", amount: invoice.total, paymentRef } as const;
    await settleAttention(tx, invoice, [kept, twice]);
  } else if (await hasTransfer(tx, `refund:${paymentRef}`)) await drawAttention(tx, invoice, twice);
}
