import type Stripe from "stripe";
import { isUuid } from "#server/database/ids.ts";
import { fromStripe } from "./stripe-amounts.ts";
import type { ChargeOutcome, Dispute, PaymentNews, PaymentTold, RefundOutcome } from "./payments.ts";

/** What an event tells that concerns the product. */
export function newsOf(event: Stripe.Event): PaymentNews | null {
  switch (event.type) {
    case "checkout.session.completed":
      return { kind: "card", sessionRef: event.data.object.id };
    case "payment_intent.succeeded":
    case "payment_intent.payment_failed":
      return paymentOf(event.data.object);
    case "refund.updated":
    case "refund.failed": {
      const refund = event.data.object;
      const { key, invoiceId } = refund.metadata ?? {};
      return key && invoiceId && isUuid(invoiceId)
        ? { kind: "refund", invoiceId, key, outcome: refundOutcomeOf(refund) }
        : null;
    }
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
    case "charge.dispute.closed": {
      const dispute = disputeOf(event.data.object);
      return dispute && { kind: "dispute", dispute };
    }
    default:
      return null;
  }
}

/** What became of a payment of an invoice; other products at the same account call theirs otherwise. */
export function paymentOf(intent: Stripe.PaymentIntent): PaymentTold | null {
  const { invoiceId, attempt } = intent.metadata;
  if (!invoiceId || !isUuid(invoiceId)) return null;
  return { kind: "payment", invoiceId, attempt: Number(attempt), outcome: outcomeOf(intent) };
}

export function outcomeOf({ id, status, last_payment_error: problem }: Stripe.PaymentIntent): ChargeOutcome {
  if (status === "succeeded") return { state: "paid", paymentRef: id };
  if (status === "processing") return { state: "waiting" };
  return { state: "refused", why: reasonOf(problem?.decline_code ?? problem?.code) };
}

/** Whatever else a bank says means that it refuses. */
export function reasonOf(code: string | undefined) {
  if (code === "insufficient_funds") return "The card hasn’t enough funds.";
  if (code === "expired_card") return "The card has expired.";
  if (code === "authentication_required")
    return "The bank asks for a confirmation that this card needs each time.";
  return "The bank refused the card.";
}

export function refundOutcomeOf({ status, failure_reason: reason }: Stripe.Refund): RefundOutcome {
  if (status === "succeeded") return { state: "succeeded" };
  if (status === "failed" || status === "canceled")
    return { state: "failed", why: failures[reason ?? ""] ?? "The bank didn’t take it." };
  return { state: "pending" };
}
const failures: Record<string, string> = {
  lost_or_stolen_card: "The card was reported lost or stolen.",
  expired_or_canceled_card: "The card has expired or was canceled.",
  charge_for_pending_refund_disputed: "The cardholder disputed the payment meanwhile.",
  insufficient_funds: "There wasn’t enough money in the account at Stripe.",
};
/** Why Stripe doesn’t even ask the bank, by its code. */
export const whyInvalid: Record<string, string> = {
  // It was removed before Stripe heard of the payment.
  resource_missing: "The card was removed.",
  amount_too_small: "This is less than a card can be charged.",
  amount_too_large: "This is more than a card can be charged. Contact us to pay by bank transfer.",
};
/** Anything else is for the operator to look into, by its code. */
export function unexplained(what: "charge" | "refund", code: string | undefined) {
  return `Our payment provider didn’t accept the ${what}${code ? ` (${code})` : ""}.`;
}
/** What Stripe refuses to give back at all, by its code. */
export const whyNoRefund: Record<string, string> = {
  charge_already_refunded: "Stripe says it was refunded already.",
  charge_disputed: "The cardholder disputed the payment.",
  resource_missing: "Stripe doesn’t know the payment.",
};

const disputeStates: Record<string, Dispute["state"]> = {
  warning_needs_response: "inquiry",
  warning_under_review: "inquiry",
  warning_closed: "won",
  prevented: "won",
  won: "won",
  lost: "lost",
};
const disputeReasons: Record<string, string> = {
  fraudulent: "The cardholder says they didn’t make this payment",
  duplicate: "The cardholder says they paid twice",
  subscription_canceled: "The cardholder says the plan was canceled",
  product_not_received: "The cardholder says they didn’t get what they paid for",
  product_unacceptable: "The cardholder says it isn’t what was promised",
  unrecognized: "The cardholder doesn’t recognize the payment",
  credit_not_processed: "The cardholder says they are owed a refund",
};
/** Of a payment that was made here; its money is gone while its bank decides, except for an inquiry. */
export function disputeOf(dispute: Stripe.Dispute): Dispute | null {
  const { id, payment_intent: payment, amount, currency, reason, status, evidence_details } = dispute;
  const moved = dispute.balance_transactions.filter(({ fee }) => fee !== 0);
  if (!payment) return null;
  const dueBy = evidence_details?.due_by;
  return {
    disputeRef: id,
    paymentRef: typeof payment === "string" ? payment : payment.id,
    amount: fromStripe(amount, currency),
    currency: currency.toUpperCase(),
    reason: disputeReasons[reason] ?? "The cardholder’s bank gave no clear reason",
    state: disputeStates[status] ?? "open",
    answerBy: dueBy ? new Date(dueBy * 1000) : null,
    fees: moved.map(({ id: ref, fee, currency: of }) => ({
      ref,
      amount: fromStripe(fee, of),
      currency: of.toUpperCase(),
    })),
  };
}
