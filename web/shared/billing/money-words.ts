import { formatMoney } from "#shared/money/money.ts";
import { planCurrency } from "#shared/plans/plans.data.ts";
import { readersLocale } from "#ui/data/text/readers-locale.ts";

/** "December 21, 2026" */
export function longDay(at: string) {
  return new Intl.DateTimeFormat(readersLocale(), { dateStyle: "long" }).format(new Date(at));
}

export function moneyOf(amount: number, currency: string = planCurrency) {
  const shown = formatMoney({ amount: Math.abs(amount), currency });
  return amount < 0 ? `−${shown}` : shown;
}
