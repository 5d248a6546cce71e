import type { Reader } from "#server/database/open.ts";
import { currenciesOf, statementBetween } from "#server/domains/ledger/index.ts";
import { dayOf, daysAfter, startOfDay } from "#shared/times/calendar-days.ts";

interface Line {
  day: string;
  text: string;
  amount: number;
  balance: number;
}
/** What one balance was, what changed it, and what it became; in minor units. */
export interface StatementPart {
  title: string;
  currency: string;
  start: number;
  lines: Line[];
  end: number;
}
export interface Statement {
  title: string;
  of: string;
  from: string;
  to: string;
  timeZone: string;
  madeAt: Date;
  parts: StatementPart[];
}

type LedgerLayer = Parameters<typeof statementBetween>[1]["layer"];
export interface Days {
  from: string;
  to: string;
  timeZone: string;
}
interface Wanted extends Days {
  account: { name: string };
  /** The layers of the account that are shown, with their titles. */
  layers: Partial<Record<LedgerLayer, string>>;
  kinds?: readonly string[];
  /** -1 where the reader owes what the account lacks. */
  times: 1 | -1;
}
/** A part for each currency and layer; what is empty all the time is left out. */
export async function partsOf(db: Reader, { account, layers, kinds, times, from, to, timeZone }: Wanted) {
  const days = { from: startOfDay(from, timeZone), until: startOfDay(daysAfter(to, 1), timeZone) };
  const parts: StatementPart[] = [];
  for (const currency of await currenciesOf(db, account.name))
    for (const [layer, title] of Object.entries(layers) as [LedgerLayer, string][]) {
      const found = await statementBetween(db, {
        ...days,
        account: { ...account, currency },
        layer,
        ...(kinds && { kinds }),
      });
      if (found.lines.length === 0 && found.start === 0) continue;
      // The ledger counts what is held below zero; a reader adds up what is on its way, or promised.
      const sign = layer === "held" ? -1 : times;
      const dayAt = dayInTurn(timeZone);
      const lines = found.lines.map(({ at, memo, amount, balance }) => ({
        day: dayAt(at),
        text: memo,
        amount: signed(amount, sign),
        balance: signed(balance, sign),
      }));
      parts.push({
        title,
        currency,
        start: signed(found.start, sign),
        lines,
        end: signed(found.end, sign),
      });
    }
  return parts;
}

/** The days of instants that follow each other: asking the calendar for each takes longer than reading them. */
function dayInTurn(timeZone: string) {
  let day = "";
  let next = new Date(0);
  return (at: Date) => {
    if (at < next) return day;
    day = dayOf(at, timeZone);
    next = startOfDay(daysAfter(day, 1), timeZone);
    return day;
  };
}

/** Zero times -1 would be written as -0. */
function signed(amount: number, times: 1 | -1) {
  return amount === 0 ? 0 : amount * times;
}
