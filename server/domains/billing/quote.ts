import { formatMoney } from "#shared/money/money.ts";
import { chargeStep, leastCharge } from "#shared/money/charges.ts";
import { type PlanVersionId, planCurrency, planVersions } from "#shared/plans/plans.data.ts";
import { planTitles } from "#shared/plans/plan-words.ts";
import { conflict } from "#server/errors/refusal.ts";
import { daysBetween, monthsLater } from "./periods.ts";
import type { Subscription } from "./subscriptions.ts";
import type { InvoiceLine } from "./tables.ts";

export interface Tax {
  name: string;
  percent: number;
}
export interface Amounts {
  lines: InvoiceLine[];
  net: number;
  tax: number;
  total: number;
  currency: string;
}
interface At {
  now: Date;
  timeZone: string;
  tax: Tax;
}
type Priced = Pick<Subscription, "proPrice">;

/** What choosing a plan costs today: shown before, and what the invoice then says. */
export function quote(
  subscription: Subscription,
  wanted: PlanVersionId,
  at: At,
): Amounts & { later: boolean } {
  const { state, version, periodEnd } = subscription;
  const isChange = state === "active" && periodEnd !== null && periodEnd > at.now;
  if (!isChange) return { ...monthOf(subscription, wanted, at.tax), later: false };
  if (priceOf(subscription, wanted) <= priceOf(subscription, version))
    return { ...sumOf([], at.tax), later: true };
  const left = daysBetween(at.now, periodEnd, at.timeZone);
  const days = daysBetween(lastStart(subscription, at.timeZone), periodEnd, at.timeZone);
  const part = (of: PlanVersionId) => Math.floor((priceOf(subscription, of) * Math.min(left, days)) / days);
  const rest = `${left} of ${days} days`;
  const lines = [
    { text: `${titleOf(wanted)} plan, ${rest}`, amount: part(wanted) },
    { text: `${titleOf(version)} plan, ${rest} not used`, amount: -part(version) },
  ];
  return { ...chargeable(lines, at.tax), later: false };
}

/** What is too little to charge isn't asked for: the larger plan begins at once. */
function chargeable(lines: InvoiceLine[], tax: Tax): Amounts {
  const amounts = sumOf(lines, tax);
  if (amounts.total === 0 || amounts.total >= leastCharge(planCurrency)) return amounts;
  return sumOf([...lines, { text: "Too little to charge to a card", amount: -amounts.net }], tax);
}

/** A whole month of a plan. */
export function monthOf(of: Priced, version: PlanVersionId, tax: Tax): Amounts {
  return sumOf([{ text: `${titleOf(version)} plan, one month`, amount: priceOf(of, version) }], tax);
}

/** The price of a month; that of Pro once it is agreed. */
export function priceOf({ proPrice }: Priced, version: PlanVersionId): number {
  const price = planVersions[version].price ?? proPrice;
  if (price === null)
    throw conflict(
      "NO_PRICE",
      "We agree on the price of Pro with you first. Request Pro, and we’ll get back to you.",
    );
  return price;
}

function titleOf(version: PlanVersionId) {
  return planTitles[planVersions[version].plan];
}

function lastStart({ anchor, periods }: Subscription, timeZone: string) {
  return monthsLater(anchor!, periods - 1, timeZone);
}

/** Lines with their tax. */
export function sumOf(lines: InvoiceLine[], { percent }: Tax, currency: string = planCurrency): Amounts {
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const step = chargeStep(currency);
  const tax = Math.round((net * percent) / 100 / step) * step;
  return { lines, net, tax, total: net + tax, currency };
}

export function amountInWords({ total, currency }: Pick<Amounts, "total" | "currency">) {
  return formatMoney({ amount: total, currency });
}
