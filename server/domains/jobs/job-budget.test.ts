import { expect, test } from "vitest";
import { firstBudget } from "./job-budget.ts";

test.each([
  [null, 5000, "USD"],
  ["Berlin, Germany", 5000, "EUR"],
  ["Oslo, Norway", 50_000, "NOK"],
  ["Tokyo, Japan", 5000, "JPY"],
  ["Seoul, South Korea", 50_000, "KRW"],
])("job budgets: at %s a new job’s is %i in the smallest unit of %s", (place, budget, budgetCurrency) => {
  expect(firstBudget(place)).toEqual({ budget, budgetCurrency });
});
