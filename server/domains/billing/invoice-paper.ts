import { formatMoney } from "#shared/money/money.ts";
import type { Config } from "#server/config.ts";
import { openPages, textSize } from "#server/pdf-writing/page-writer.ts";

const { head, text, small } = textSize;

interface Paper {
  title: string;
  at: Date;
  buyer: string;
}
/** The start of an invoice or a credit note: what it is, from whom, and for whom. */
export async function startPaper({ title, at, buyer }: Paper, { MAIL_ADDRESS: seller }: Seller) {
  const write = await openPages({ title, author: seller, madeAt: at });
  write.text(title, { size: head, strong: true });
  write.text(dayOf(at), { size: text });
  write.space(1.5);
  write.text("From", { size: small });
  write.text(seller, { size: text });
  write.space(0.5);
  write.text("For", { size: small });
  write.text(buyer, { size: text, strong: true });
  write.space(2);
  return write;
}
export type Seller = Pick<Config, "MAIL_ADDRESS">;

interface Sums {
  net: number;
  tax: number;
  taxName: string;
  taxPercent: number;
  total: number;
  currency: string;
}
/** What the lines come to, without tax and with it. */
export function writeSums(write: Awaited<ReturnType<typeof startPaper>>, sums: Sums) {
  const { net, tax, taxName, taxPercent, total, currency } = sums;
  write.row("Without tax", amountText(net, currency), { size: text });
  write.row(`${taxName}, ${taxPercent}%`, amountText(tax, currency), { size: text });
  write.row(`Total, ${currency}`, amountText(total, currency), { size: text, strong: true });
}

export function amountText(amount: number, currency: string) {
  return amount < 0 ? `−${formatMoney({ amount: -amount, currency })}` : formatMoney({ amount, currency });
}

export function dayOf(at: Date) {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(at);
}
