import type { StatementQuery } from "#contract/rewards.ts";
import { invalid } from "#server/errors/refusal.ts";
import { daysAfter } from "#shared/times/calendar-days.ts";

const mostDays = 366;

/** The first and last day of a statement. */
export function daysIn({ period, from, to }: Omit<StatementQuery, "format">, today: string) {
  const month = `${today.slice(0, 7)}-01`;
  const lastMonth = daysAfter(month, -1);
  const year = Number(today.slice(0, 4));
  if (period === "thisMonth") return { from: month, to: today };
  if (period === "lastMonth") return { from: `${lastMonth.slice(0, 7)}-01`, to: lastMonth };
  if (period === "thisYear") return { from: `${year}-01-01`, to: today };
  if (period === "lastYear") return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  if (!from || !to)
    throw invalid("Choose the first and the last day.", { [from ? "to" : "from"]: "Choose a day" });
  if (to < from)
    throw invalid("Choose a last day that isn’t before the first.", { to: "Choose a later day" });
  if (to >= daysAfter(from, mostDays))
    throw invalid("Choose at most a year.", { to: "Choose a day within a year of the first" });
  return { from, to };
}
