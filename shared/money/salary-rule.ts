import { readSalary } from "./read-salary.ts";
import { inThousands, yearlySalary, type Salary } from "./salary.ts";

export interface SalaryQuestion {
  /** What the candidate asks for, in full or in thousands a year. */
  wanted: number | null;
  wantedCurrency?: string | null;
  offered: Salary | string | null;
}

export type SalaryAnswer = "ok" | "below" | "unknown";

/**
 * Whether a job pays what somebody asks for: the wish stands at or below the upper bound of the offer.
 * What cannot be compared (no figure, another currency) stays unknown.
 */
export function compareSalary({ wanted, wantedCurrency = null, offered }: SalaryQuestion): SalaryAnswer {
  const salary = typeof offered === "string" ? readSalary(offered) : offered;
  if (wanted === null || wanted <= 0 || salary === null) return "unknown";
  if (wantedCurrency && salary.currency && wantedCurrency !== salary.currency) return "unknown";
  const upper = yearlySalary(salary).max;
  if (upper === null) return "unknown";
  return inThousands(wanted) <= inThousands(upper) ? "ok" : "below";
}
