import type { BudgetState } from "#contract/ad-spend.ts";

/** Nobody is warned before anything is spent, also where the budget is nothing. */
export function budgetStateOf({ budget, spent }: { budget: number; spent: number }): BudgetState {
  if (spent === 0 || spent * 5 < budget * 4) return "within";
  return spent < budget ? "nearly" : "spent";
}
