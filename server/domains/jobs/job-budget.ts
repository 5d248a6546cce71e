import type { z } from "zod";
import type { Budget } from "#contract/job-shapes.ts";
import { payTens } from "#shared/money/currencies.ts";
import { currencyOfPlace } from "#shared/money/currency-of-place.ts";
import { minorUnits, wholeUnits } from "#shared/money/money.ts";
import { invalid } from "#server/errors/refusal.ts";
import type { JobRow } from "./queries.ts";

type BudgetColumns = Pick<JobRow, "budget" | "budgetCurrency">;
/** What a job starts with and has at most, in whole units of a currency like the euro. */
const atFirst = 50;
const most = 1_000_000;

/** The budget of a new job, in the currency of the company's headquarters: about the same worth in each. */
export function firstBudget(headquarters: string | null): BudgetColumns {
  const budgetCurrency = currencyOfPlace(headquarters);
  return { budget: minorUnits(atFirst * payTens(budgetCurrency), budgetCurrency), budgetCurrency };
}

/** What is sent of a budget as columns; a new currency alone keeps the number that people read. */
export function budgetColumns(
  { budget, currency, ...others }: Partial<z.infer<typeof Budget>>,
  before: BudgetColumns,
): Partial<JobRow> {
  if (budget === undefined && currency === undefined) return others;
  const budgetCurrency = currency ?? before.budgetCurrency;
  const units = budget ?? wholeUnits(before.budget, before.budgetCurrency);
  refuseMore(units, budgetCurrency);
  return { ...others, budget: minorUnits(units, budgetCurrency), budgetCurrency };
}

function refuseMore(units: number, currency: string) {
  const mostUnits = most * payTens(currency);
  if (units <= mostUnits) return;
  const sentence = `The budget can’t be more than ${mostUnits.toLocaleString("en-US")} ${currency}`;
  throw invalid(`${sentence}.`, { budget: sentence });
}
