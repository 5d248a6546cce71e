export type Row = Record<string, unknown>;
/** An event that the provider tells of. */
export interface Told {
  type: string;
  object: object;
}

/** What the bank of a card does once a payment has gone through. */
type Later = "refunds slowly" | "refuses refunds" | "disputes" | null;
/** Test cards as Stripe has them, and what their banks say when they are charged; null pays. */
export const cards: Record<string, { brand: string; refused: string | null; later: Later }> = {
  "4242424242424242": { brand: "visa", refused: null, later: null },
  "5555555555554444": { brand: "mastercard", refused: null, later: null },
  "4000000000000341": { brand: "visa", refused: "card_declined", later: null },
  "4000000000009995": { brand: "visa", refused: "insufficient_funds", later: null },
  "4000000000007726": { brand: "visa", refused: null, later: "refunds slowly" },
  "4000000000005126": { brand: "visa", refused: null, later: "refuses refunds" },
  "4000000000000259": { brand: "visa", refused: null, later: "disputes" },
};
/** The number of Stripe's test bank account in the United States. */
export const testBankAccount = "000123456789";

const answerDays = 7;
const dayS = 86_400;

/** What Stripe takes for each dispute, and keeps. */
export const disputeFee = 1500;

/** What the banks of all these rows say by now, each thing once. */
export function answersOfBanks(rows: readonly Row[], make: (dispute: Row) => Row): Told[] {
  return rows.flatMap((row) => {
    const { object, status, later } = row;
    if (object === "payment_intent" && status === "processing")
      return paymentEvent(Object.assign(row, row.becomes));
    if (object === "payment_intent" && status === "succeeded" && later === "disputes" && !row.disputed) {
      row.disputed = true;
      return { type: "charge.dispute.created", object: make(disputeOf(row)) };
    }
    if (object === "refund" && status === "pending") return answerRefund(row, rows);
    if (object === "refund" && status === "succeeded" && later === "refuses refunds") {
      const failed = { status: "failed", failure_reason: "lost_or_stolen_card" };
      return { type: "refund.failed", object: Object.assign(row, failed) };
    }
    return [];
  });
}

/** One of a payment that is disputed meanwhile doesn't go through: its cardholder gets the money by the dispute. */
function answerRefund(refund: Row, rows: readonly Row[]): Told {
  if (!isDisputed(rows, refund.payment_intent))
    return { type: "refund.updated", object: Object.assign(refund, { status: "succeeded" }) };
  const failed = { status: "failed", failure_reason: "charge_for_pending_refund_disputed" };
  return { type: "refund.failed", object: Object.assign(refund, failed) };
}

/** Whether a payment is taken back by its bank, or may be. */
export function isDisputed(rows: readonly Row[], payment: unknown) {
  return rows.some(
    ({ object, payment_intent: of, status }) => object === "dispute" && of === payment && status !== "won",
  );
}

/** The provider takes the money back until its bank decides. */
function disputeOf({ id, amount, currency }: Row): Row {
  return {
    object: "dispute",
    status: "needs_response",
    reason: "fraudulent",
    payment_intent: id,
    amount,
    currency,
    evidence_details: { due_by: Math.floor(Date.now() / 1000) + answerDays * dayS },
    balance_transactions: [{ id: `txn_${String(id)}`, amount: -Number(amount), fee: disputeFee, currency }],
  };
}

export function endDispute(dispute: Row, status: "won" | "lost"): Told {
  return { type: "charge.dispute.closed", object: Object.assign(dispute, { status }) };
}

export function paymentEvent(intent: Row): Told {
  const paid = intent.status === "succeeded";
  return { type: `payment_intent.${paid ? "succeeded" : "payment_failed"}`, object: intent };
}
