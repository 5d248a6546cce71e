import { formatMoney } from "#shared/money/money.ts";
import { instantWords } from "#shared/times/instant-words.ts";
import type { OfferRow } from "./queries.ts";

/** "£62,000 a year" */
export function payWords({ payAmount, payCurrency, payPeriod }: OfferRow) {
  const article = payPeriod === "hour" ? "an" : "a";
  return `${formatMoney({ amount: payAmount, currency: payCurrency })} ${article} ${payPeriod}`;
}

/** "Tuesday, November 24, 2026" */
export function dayWords(day: string) {
  return instantWords(`${day}T12:00:00Z`, "UTC").replace(/ at .*$/, "");
}
