import { eq } from "drizzle-orm";
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
    `The payment of ${amount} is disputed. ${why}. Answer at the payment provider, which keeps the money until the bank decides.`,
  disputeLost: ({ amount }: Facts) =>
    `The dispute was lost, and ${amount} went back to the cardholder. The plan goes on: talk to the customer before the next payment.`,
};

interface Noticed {
  problem: keyof typeof problems;
  /** In minor units. */
  amount: number;
  why?: string;
  paymentRef?: string;
}
/** Puts an invoice on the list of those that administrators see to, with the newest problem. */
export async function drawAttention(tx: Transaction, { id, currency }: Invoice, noticed: Noticed) {
  const { problem, amount, why = "", paymentRef = "" } = noticed;
  const attention = problems[problem]({ amount: formatMoney({ amount, currency }), why, paymentRef });
  await tx.update(invoices).set({ attention }).where(eq(invoices.id, id));
}
