import { mostAdCost, tooMuchForAnAd } from "#contract/ad-spend.ts";
import { currencyCode, currencyPattern } from "#shared/money/currencies.ts";
import { minorUnits, wholeUnits } from "#shared/money/money.ts";

type DecimalMark = "." | ",";
const marked = new RegExp(currencyPattern, "i");
/** Which sign stands before the cents of a file: the one that two digits or fewer follow; a point where no amount tells. */
export function decimalMarkOf(texts: readonly string[]): DecimalMark {
  const ends = texts.map((text) => /([.,])\d{1,2}\D*$/.exec(text.trim())?.[1]);
  return ends.includes(",") && !ends.includes(".") ? "," : ".";
}

/** The currency that stands in a text: a code, a symbol, or the heading "Cost (EUR)". */
export function currencyIn(text: string): string | null {
  const code = /\b[A-Z]{3}\b/.exec(text)?.[0];
  if (code && isCurrency(code)) return code;
  return currencyCode(marked.exec(text)?.[0]);
}

/** Every currency of ISO 4217 that the machine knows has a name of its own. */
function isCurrency(code: string) {
  return new Intl.DisplayNames("en", { type: "currency" }).of(code) !== code;
}

/** An amount in the smallest unit of its currency; the sentence that says why it is none otherwise. */
export function readCost(text: string, currency: string, mark: DecimalMark): number | string {
  const digits = text.replace(marked, "").replace(/[A-Z]{3}|[\s'’\u00a0\u202f]/g, "");
  const [group, decimals] = mark === "." ? [",", "."] : [".", ","];
  const whole = String.raw`(?:\d{1,3}(?:[${group}]\d{3})+|\d+)`;
  if (!new RegExp(String.raw`^${whole}(?:[${decimals}]\d+)?$`).test(digits))
    return `“${text.trim().slice(0, 40)}” isn’t an amount.`;
  const units = Number(digits.replaceAll(group, "").replace(decimals, "."));
  const amount = minorUnits(units, currency);
  if (wholeUnits(amount, currency) !== units)
    return `“${text.trim()}” has more decimals than ${currency} has.`;
  return amount > mostAdCost(currency) ? `${tooMuchForAnAd(currency)}.` : amount;
}
