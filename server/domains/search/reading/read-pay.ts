import { ceilingTerms, payTerms } from "./working-terms.data.ts";

/** What someone wants to earn in a year, in whole units of some money. */
export interface AskedPay {
  least: number | null;
  /** Only where someone named a ceiling: "under 100k". */
  most: number | null;
}

const perYear: [RegExp, number][] = [
  [/\b(?:hr|hour|h)$/i, 2000],
  [/\bday$/i, 230],
  [/\bweek$/i, 52],
  [/\bmonth$/i, 12],
];
/** Numbers below these are pay by the hour or the day, where nothing says by what. */
const [mostHourly, mostDaily] = [150, 2000];

/** Takes an amount of pay out of a search; years and numbers of other things stay. */
export function readPay(text: string, found: (pay: AskedPay) => void): string {
  return text.replace(payTerms, (typed) => {
    const amount = amountIn(typed);
    if (amount === null) return typed;
    const before = /^[^\d£$€]*/u.exec(typed)![0];
    const isCeiling = ceilingTerms.test(before) && !/\bnot? (?:under|below|less|lower)/iu.test(before);
    found(isCeiling ? { least: null, most: amount } : { least: amount, most: null });
    return " ";
  });
}

function amountIn(typed: string): number | null {
  const [, digits, thousands] = /(\d[\d.,]*)\s*(k?)/i.exec(typed) ?? [];
  const plain = Number(digits?.replace(/[.,](?=\d{3}\b)/g, "").replace(",", "."));
  if (!digits || Number.isNaN(plain)) return null;
  const amount = plain * (thousands ? 1000 : 1);
  const [, times] = perYear.find(([unit]) => unit.test(typed.trim())) ?? [];
  if (times) return amount * times;
  if (amount <= mostHourly) return amount * 2000;
  return amount <= mostDaily ? amount * 230 : amount;
}
