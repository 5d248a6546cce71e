import { formatMoney } from "#shared/money/money.ts";
import { planCurrency } from "#shared/plans/plans.data.ts";
import { dateWords } from "#ui/data/text/date-words.ts";

/** "December 21, 2026" */
export function longDay(at: string) {
  return dateWords(at, { dateStyle: "long" });
}

export function moneyOf(amount: number, currency: string = planCurrency) {
  const shown = formatMoney({ amount: Math.abs(amount), currency });
  return amount < 0 ? `−${shown}` : shown;
}
