import type { Invoice } from "#contract/invoices.ts";
import type { Refund } from "#contract/refunds.ts";
import { longDay, moneyOf } from "./money-words.ts";

type State = Pick<Invoice, "state" | "refunded" | "currency" | "dueAt" | "awaitingBank" | "providerAway">;
const stateWords: Record<Invoice["state"], string> = {
  open: "Open",
  paid: "Paid",
  void: "Void",
  refunded: "Refunded",
  disputed: "Disputed",
  chargedBack: "Charged back",
};

/** "Overdue since December 12, 2026", "Paid, $50 refunded" */
export function invoiceStateText({ state, refunded, currency, dueAt, ...asked }: State) {
  if (asked.awaitingBank)
    return asked.providerAway ? "Waiting for the payment provider" : "Waiting for the bank";
  if (state === "open" && dueAt)
    return `${isOverdue({ state, dueAt }) ? "Overdue since" : "Due by"} ${longDay(dueAt)}`;
  if (state === "paid" && refunded > 0) return `Paid, ${moneyOf(refunded, currency)} refunded`;
  return stateWords[state];
}

/** Whether it should have been paid by now. */
export function isOverdue({ state, dueAt }: Pick<Invoice, "state" | "dueAt">) {
  return state === "open" && dueAt !== null && new Date(dueAt) <= new Date();
}

/** Whether a credit note counts: that of a refund that failed is void. */
export function isValid({ state }: Pick<Refund, "state">) {
  return state !== "failed";
}
