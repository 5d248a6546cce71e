import { formatMoney } from "#shared/money/money.ts";
import type { Config } from "#server/config.ts";
import type { Invoice } from "./subscriptions.ts";
import { charactersNotDrawn } from "#server/pdf-writing/fonts.ts";
import { openPages, textSize } from "#server/pdf-writing/page-writer.ts";

const { head, text, small } = textSize;

interface Paper {
  title: string;
  at: Date;
  buyer: Pick<Invoice, "buyer" | "buyerAddress" | "buyerTaxNumber">;
  /** What also names them, in plain letters. */
  plainName: string | null;
}
/** The start of an invoice or a credit note: what it is, from whom, and for whom. */
export async function startPaper({ title, at, buyer: of, plainName }: Paper, seller: Seller) {
  const { MAIL_ADDRESS: from, TAX_NUMBER: taxNumber } = seller;
  const write = await openPages({ title, author: from, madeAt: at });
  write.text(title, { size: head, strong: true });
  write.text(dayOf(at), { size: text });
  write.space(1.5);
  write.text("From", { size: small });
  write.text(from, { size: text });
  if (taxNumber) write.text(`Tax number ${taxNumber}`, { size: text });
  write.space(0.5);
  write.text("For", { size: small });
  write.text(of.buyer, { size: text, strong: true });
  if (plainName && (await charactersNotDrawn(of.buyer)).length > 0) write.text(plainName, { size: text });
  for (const line of of.buyerAddress?.split("\n") ?? []) write.text(line, { size: text });
  if (of.buyerTaxNumber) write.text(`Tax number ${of.buyerTaxNumber}`, { size: text });
  write.space(2);
  return write;
}
/** The end of either. */
export async function endPaper(write: Awaited<ReturnType<typeof startPaper>>) {
  await write.sayWhatIsMissing("You can enter your billing details in the Latin alphabet.");
  return write.save();
}
export type Seller = Pick<Config, "MAIL_ADDRESS" | "TAX_NUMBER">;

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
