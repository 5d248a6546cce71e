import { type Cell, writeCsv } from "#server/texts/write-csv.ts";
import { wholeUnits } from "#shared/money/money.ts";
import type { Statement, StatementPart } from "./build-statement.ts";

const head = ["Date", "Part", "What", "Currency", "Amount", "Balance"];

/** A row for each change between the balances at the start and the end of each part. */
export function statementCsv({ parts, from, to }: Statement) {
  return writeCsv([head, ...parts.flatMap((part) => linesOf(part, { from, to }))]);
}

function linesOf(
  { title, currency, start, lines, end }: StatementPart,
  days: Pick<Statement, "from" | "to">,
): Cell[][] {
  const units = (amount: number) => wholeUnits(amount, currency);
  return [
    [days.from, title, "Balance at the start", currency, null, units(start)],
    ...lines.map(({ day, text, amount, balance }) => [
      day,
      title,
      text,
      currency,
      units(amount),
      units(balance),
    ]),
    [days.to, title, "Balance at the end", currency, null, units(end)],
  ];
}
