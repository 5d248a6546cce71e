import { formatMoney } from "#shared/money/money.ts";
import type { Config } from "#server/config.ts";
import { openPages, textSize } from "#server/pdf-writing/page-writer.ts";
import { invoiceNumber } from "./show-plan.ts";
import type { Invoice } from "./subscriptions.ts";

const { head, text, small } = textSize;
const stateWords: Record<Invoice["state"], string> = {
  open: "Not paid yet",
  paid: "Paid",
  void: "Void. Nothing is owed for this invoice.",
  refunded: "Refunded",
};

/** An invoice with its tax, as a page to keep. */
export async function invoicePdf(invoice: Invoice, { MAIL_ADDRESS: seller }: Pick<Config, "MAIL_ADDRESS">) {
  const { buyer, lines, net, tax, taxName, taxPercent, total, currency, issuedAt, state } = invoice;
  const number = invoiceNumber(invoice.number);
  const money = (amount: number) =>
    amount < 0 ? `−${formatMoney({ amount: -amount, currency })}` : formatMoney({ amount, currency });
  const write = await openPages({ title: `Invoice ${number}`, author: seller, madeAt: issuedAt });
  write.text(`Invoice ${number}`, { size: head, strong: true });
  write.text(dayOf(issuedAt), { size: text });
  write.space(1.5);
  write.text("From", { size: small });
  write.text(seller, { size: text });
  write.space(0.5);
  write.text("For", { size: small });
  write.text(buyer, { size: text, strong: true });
  write.space(2);
  for (const line of lines) write.row(line.text, money(line.amount), { size: text });
  write.space(1);
  write.row("Without tax", money(net), { size: text });
  write.row(`${taxName}, ${taxPercent}%`, money(tax), { size: text });
  write.row(`Total, ${currency}`, money(total), { size: text, strong: true });
  write.space(2);
  const since = invoice.refundedAt ?? invoice.paidAt;
  write.text(since ? `${stateWords[state]} on ${dayOf(since)}` : stateWords[state], { size: text });
  if (invoice.paymentRef) write.text(`Payment ${invoice.paymentRef}`, { size: small });
  return write.save();
}

function dayOf(at: Date) {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(at);
}
