import { readAmount } from "#shared/money/amount.ts";
import { salaryInUnits, type PayPeriod } from "#shared/money/salary.ts";

/** Pay as it stands in a form: numbers as they are typed. */
export interface Pay {
  currency: string;
  period: PayPeriod;
  payFrom: string;
  payTo: string;
}

const payParts = new Set<PropertyKey>(["currency", "period", "payFrom", "payTo"] satisfies (keyof Pay)[]);

/** Whether a part of a form is one of those that are sent as the pay. */
export function isPartOfPay(name: PropertyKey): name is keyof Pay {
  return payParts.has(name);
}

/** Null where no pay is written. */
export function salaryOf({ currency, period, payFrom, payTo }: Pay) {
  const min = readAmount(payFrom);
  const max = readAmount(payTo);
  return min === null && max === null ? null : salaryInUnits({ currency, period, min, max });
}

/** Why the pay cannot be as it is written; null where it can. */
export function payMistake(draft: Pay): string | null {
  if ([draft.payFrom, draft.payTo].some(isNoNumber))
    return "Enter each as a single number, such as 62,000 or 62k";
  const salary = salaryOf(draft);
  const turned = salary && salary.min !== null && salary.max !== null && salary.min > salary.max;
  return turned ? "The minimum salary is higher than the maximum" : null;
}

function isNoNumber(text: string) {
  return text.trim() !== "" && readAmount(text) === null;
}
