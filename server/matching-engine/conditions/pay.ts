import { formatMoney, minorUnits } from "#shared/money/money.ts";
import { compareSalary, isOtherCurrency } from "#shared/money/salary-rule.ts";
import { type Salary, salaryText, yearlyPay } from "#shared/money/salary.ts";
import type { CandidateText } from "../types.ts";
import { type Constraint, conflict, ok, openQuestion, unknown } from "./constraint.ts";

/** Compares what a job pays with the least a person asks for; rates change, so another currency is said and not compared. */
export function payConstraint(offered: Salary | null, { wanted = {} }: CandidateText): Constraint {
  const asked = wanted.salary ?? null;
  const answer = compareSalary({ wanted: asked, wantedCurrency: wanted.currency, offered });
  const pay = offered ? salaryText(offered) : "";
  if (asked && pay && isOtherCurrency(offered!, wanted.currency))
    return openQuestion(`Paid in ${offered!.currency} (${pay}), and you asked in ${wanted.currency}.`);
  if (answer === "ok") return ok(`Pays ${pay}.`);
  if (answer === "below") return conflict(`Pays ${gapText(offered!, asked!)} a year less than you asked.`);
  return unknown(pay ? `Pays ${pay}.` : "The job doesn’t list a salary.");
}

/** How far the most a job pays stays below what is asked for, to the next hundred: "$9,000". */
function gapText(offered: Salary, asked: number): string {
  const gap = asked * 1000 - (yearlyPay(offered) ?? 0);
  const { currency } = offered;
  return formatMoney({ amount: minorUnits(Math.ceil(gap / 100) * 100, currency), currency });
}
