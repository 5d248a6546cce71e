import { eq, sql } from "drizzle-orm";
import { formatMoney } from "#shared/money/money.ts";
import type { Transaction } from "#server/database/open.ts";
import type { Invoice } from "./subscriptions.ts";
import { invoices } from "./tables.ts";

interface Facts {
  /** In words. */
  amount: string;
  why: string;
  paymentRef: string;
}
/** What can happen to a payment that an administrator has to see to, and what they read of it. */
const problems = {
  refundFailed: ({ amount, why }: Facts) =>
    `The refund of ${amount} failed. ${why} Refund it again, or send it through your bank.`,
  strayKept: ({ amount, why, paymentRef }: Facts) =>
    `${amount} was paid without being owed (${paymentRef}) and couldn’t be refunded. ${why} Send it through your bank.`,
  inquiry: ({ amount, why }: Facts) =>
    `The bank asks about the payment of ${amount}. ${why}. Answer at the payment provider, so that it doesn’t become a dispute.`,
  disputed: ({ amount, why }: Facts) =>
    `The payment of ${amount} is disputed. ${why}. Answer at the payment provider, which keeps the money until the bank decides. Until then, send nothing back another way.`,
  disputeLost: ({ amount }: Facts) =>
    `The dispute was lost, and ${amount} went back to the cardholder. The plan goes on: talk to the customer before the next payment.`,
  rewardsDisputeLost: ({ amount }: Facts) =>
    `The dispute was lost, and ${amount} went back to the cardholder. The rewards stay with the employees: talk to the customer before the next payment.`,
  strayDisputeLost: ({ amount }: Facts) =>
    `${amount} went back twice: by a refund, and by a dispute that was lost. Talk to the customer.`,
};

interface Noticed {
  problem: keyof typeof problems;
  /** In minor units. */
  amount: number;
  why?: string;
  paymentRef?: string;
}
/** Puts an invoice on the list of those that administrators see to, with one problem more. */
export async function drawAttention(tx: Transaction, { id, currency }: Invoice, noticed: Noticed) {
  const attention = sql`concat_ws(${between}::text, ${invoices.attention}, ${textOf(noticed, currency)}::text)`;
  await tx.update(invoices).set({ attention }).where(eq(invoices.id, id));
}

/** Takes problems away that are none anymore, whatever their reason was, and says whether there were any; others that nobody saw to yet stay. */
export async function settleAttention(
  tx: Transaction,
  { id, currency }: Invoice,
  settled: Omit<Noticed, "why">[],
) {
  const over = settled.map((noticed) => textOf({ ...noticed, why: between }, currency).split(between));
  const isOver = (text: string) =>
    over.some(([start, end = ""]) => text.startsWith(start!) && text.endsWith(end));
  const [now] = await tx
    .select({ attention: invoices.attention })
    .from(invoices)
    .where(eq(invoices.id, id))
    .for("update");
  const before = now?.attention?.split(between) ?? [];
  const left = before.filter((text) => !isOver(text));
  const attention = left.length > 0 ? left.join(between) : null;
  await tx.update(invoices).set({ attention }).where(eq(invoices.id, id));
  return left.length < before.length;
}

/** No text of a problem has it. */
const between = "\n";
function textOf({ problem, amount, why = "", paymentRef = "" }: Noticed, currency: string) {
  return problems[problem]({ amount: formatMoney({ amount, currency }), why, paymentRef });
}
