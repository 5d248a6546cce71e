import { readSalary } from "./read-salary.ts";
import { wholeUnits } from "./money.ts";
import { yearlySalary, type Salary } from "./salary.ts";

export interface SalaryQuestion {
  /** What the candidate asks for, in thousands a year: 8,000 of JPY is ¥8,000,000. */
  wanted: number | null;
  wantedCurrency?: string | null;
  offered: Salary | string | null;
}

export type SalaryAnswer = "ok" | "below" | "unknown";

/**
 * Whether a job pays what someone asks for: at or below the upper bound of the offer.
 * What cannot be compared (no figure, another currency) stays unknown.
 */
export function compareSalary({ wanted, wantedCurrency = null, offered }: SalaryQuestion): SalaryAnswer {
  const salary = typeof offered === "string" ? readSalary(offered) : offered;
  if (wanted === null || wanted <= 0 || salary === null) return "unknown";
  if (isOtherCurrency(salary, wantedCurrency)) return "unknown";
  const upper = yearlySalary(salary).max;
  if (upper === null) return "unknown";
  return wanted <= inThousands(wholeUnits(upper, salary.currency)) ? "ok" : "below";
}

/** Whether a job pays in another currency than the one someone counts in. */
export function isOtherCurrency({ currency }: Salary, wanted: string | null | undefined): boolean {
  return Boolean(wanted && currency && wanted !== currency);
}

/** Pay that was read from text: values above 1000 are full amounts and become thousands, smaller ones already are. */
export function inThousands(value: number): number {
  return value > 1000 ? value / 1000 : value;
}
