import { textSize } from "#server/pdf-writing/page-writer.ts";
import { type Seller, amountText, dayOf, endPaper, startPaper, writeSums } from "./invoice-paper.ts";
import { invoiceNumber } from "./present-invoices.ts";
import type { Invoice } from "./subscriptions.ts";

const { text, small } = textSize;
const stateWords: Record<Invoice["state"], string> = {
  open: "Not paid yet",
  paid: "Paid",
  void: "Void. Nothing is owed for this invoice.",
  refunded: "Refunded",
  disputed: "Paid. The cardholder’s bank is deciding about the payment.",
  chargedBack: "Charged back. The cardholder’s bank took the payment back.",
};

/** An invoice with its tax, as a page to keep. */
export async function invoicePdf(invoice: Invoice, seller: Seller, plainName: string | null) {
  const { lines, currency, issuedAt: at, periodFrom: from, periodTo: to } = invoice;
  const title = `Invoice ${invoiceNumber(invoice.number)}`;
  const write = await startPaper({ title, at, buyer: invoice, plainName }, seller);
  if (from && to) {
    write.text(`Period: ${dayOf(from)} to ${dayOf(to)}`, { size: text });
    write.space(1);
  }
  for (const line of lines) write.row(line.text, amountText(line.amount, currency), { size: text });
  write.space(1);
  writeSums(write, invoice);
  write.space(2);
  write.text(stateText(invoice), { size: text });
  if (invoice.paymentRef) write.text(`Payment ${invoice.paymentRef}`, { size: small });
  return endPaper(write);
}

function stateText({ state, dueAt, paidAt, refunded, refundedAt, currency }: Invoice) {
  if (state === "open" && dueAt) return `${stateWords.open}. Due by ${dayOf(dueAt)}.`;
  if (state === "refunded") return `${stateWords.refunded} on ${dayOf(refundedAt!)}`;
  if (state !== "paid") return stateWords[state];
  const paid = `${stateWords.paid} on ${dayOf(paidAt!)}`;
  return refunded > 0 ? `${paid}. ${amountText(refunded, currency)} of it was refunded.` : paid;
}
