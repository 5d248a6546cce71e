import { currencyCode, currencyPattern } from "#shared/money/currencies.ts";
import { formatMoney, minorUnits } from "#shared/money/money.ts";
import { readPay } from "#server/domains/search/index.ts";

const named = new RegExp(`(?<![a-z])(?:${currencyPattern}|dollars?|pounds?)(?![a-z])`, "giu");
const spoken: Record<string, string> = { dollar: "USD", pound: "GBP" };
const bound = /\b(?:above|over|at least|more than|min(?:imum)?|from)\b/i;
/** Words that only lead to the amount: "that pay", "with a salary of". */
const leading = new RegExp(
  `\\b(?:(?:that|which) (?:pays?|offers?)|paying|with (?:an? )?(?:pay|salary|salaries)(?: of)?)\\s+(?=${bound.source})`,
  "gi",
);

export interface AskedPay {
  /** The question without its pay. */
  words: string;
  /** The least a year, in whole units. */
  min: number;
  currency: string;
}

/** The least that someone wants to earn, in the currency they name or otherwise their own; null where none is asked. */
export function readAskedPay(about: string, ownCurrency: string): AskedPay | null {
  if (!bound.test(about)) return null;
  const marks = about.match(named) ?? [];
  let min: number | null = null;
  const plain = about.replace(leading, "").replace(/\bmore than\b/gi, "over");
  const rest = readPay(plain, ({ least }) => (min = least));
  if (min === null) return null;
  const [currency = ownCurrency] = marks.map(codeOf).filter((code) => code !== null);
  return { words: rest.replace(named, " ").replaceAll(/\s+/g, " ").trim(), min, currency };
}

/** "$70,000". */
export function askedPayText({ min, currency }: AskedPay): string {
  return formatMoney({ amount: minorUnits(min, currency), currency });
}

function codeOf(mark: string): string | null {
  return spoken[mark.toLowerCase().replace(/s$/, "")] ?? currencyCode(mark);
}
