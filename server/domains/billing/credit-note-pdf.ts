import { textSize } from "#server/pdf-writing/page-writer.ts";
import { type Seller, amountText, dayOf, endPaper, startPaper, writeSums } from "./invoice-paper.ts";
import { creditNoteNumber, invoiceNumber } from "./present-invoices.ts";
import type { Invoice } from "./subscriptions.ts";
import type { invoiceRefunds } from "./tables.ts";

type Refund = typeof invoiceRefunds.$inferSelect;

/** What was given back of an invoice, with the tax in it, as a page to keep. */
export async function creditNotePdf(
  refund: Refund,
  { invoice, plainName }: { invoice: Invoice; plainName: string | null },
  seller: Seller,
) {
  const { currency, issuedAt, taxName, taxPercent } = invoice;
  const { at, net, reason, state } = refund;
  const title = `Credit note ${creditNoteNumber(refund.number)}`;
  const size = textSize.text;
  const write = await startPaper({ title, at, buyer: invoice, plainName }, seller);
  const number = invoiceNumber(invoice.number);
  write.row(`Refund of invoice ${number} of ${dayOf(issuedAt)}`, amountText(net, currency), { size });
  write.space(1);
  writeSums(write, { ...refund, taxName, taxPercent, currency });
  write.space(2);
  write.text(`Reason: ${reason}`, { size });
  if (state === "failed") write.text("The refund failed, so this credit note is void.", { size });
  if (invoice.paymentRef)
    write.text(`To the card of payment ${invoice.paymentRef}`, { size: textSize.small });
  return endPaper(write);
}
