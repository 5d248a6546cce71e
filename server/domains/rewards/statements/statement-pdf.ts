import type { Config } from "#server/config.ts";
import { openPages, textSize } from "#server/pdf-writing/page-writer.ts";
import { formatMoney } from "#shared/money/money.ts";
import type { Statement, StatementPart } from "./build-statement.ts";

const { head, text, small } = textSize;
type Pages = Awaited<ReturnType<typeof openPages>>;

/** A statement as pages to keep. */
export async function statementPdf(
  statement: Statement,
  { MAIL_ADDRESS: author }: Pick<Config, "MAIL_ADDRESS">,
) {
  const { title, of, from, to, timeZone, madeAt, parts } = statement;
  const heading = `${title}, ${dayWords(from)} to ${dayWords(to)}`;
  const write = await openPages({ title: `${heading}: ${of}`, author, madeAt });
  write.text(title, { size: head, strong: true });
  write.text(`${dayWords(from)} to ${dayWords(to)}, ${timeZone} time`, { size: text });
  write.space(1);
  write.text(of, { size: text, strong: true });
  write.text(`Made by ${author}`, { size: small });
  if (parts.length === 0) {
    write.space(2);
    write.text("No amounts in this period.", { size: text });
  }
  for (const part of parts) writePart(write, part);
  await write.sayWhatIsMissing("The CSV file has them.");
  return write.save();
}

function writePart(write: Pages, { title, currency, start, lines, end }: StatementPart) {
  const money = (amount: number) =>
    amount < 0 ? `−${formatMoney({ amount: -amount, currency })}` : formatMoney({ amount, currency });
  write.space(2);
  write.text(`${title}, ${currency}`, { size: text, strong: true });
  write.space(0.5);
  write.row("Balance at the start", money(start), { size: text });
  for (const { day, text: words, amount } of lines)
    write.row(`${dayWords(day)}   ${words}`, money(amount), { size: text });
  write.row("Balance at the end", money(end), { size: text, strong: true });
}

function dayWords(day: string) {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));
}
