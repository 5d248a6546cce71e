import type { Money } from "#shared/money/money.ts";

interface Counted {
  clicks: number;
  applied: number;
  hired: number;
  spent: readonly Money[];
}

/** Rounded to the smallest unit; several currencies have no cost together. */
export function costOfOne([cost, ...others]: readonly Money[], count: number): Money | null {
  if (!cost || others.length > 0 || count === 0) return null;
  return { amount: Math.round(cost.amount / count), currency: cost.currency };
}

/** All exchanges together; each currency by itself. */
export function adTotals(rows: readonly Counted[]) {
  const sum = (what: "clicks" | "applied" | "hired") => rows.reduce((all, row) => all + row[what], 0);
  const byCurrency = Map.groupBy(
    rows.flatMap(({ spent }) => spent),
    ({ currency }) => currency,
  );
  const spent = [...byCurrency].map(([currency, costs]) => ({
    currency,
    amount: costs.reduce((all, { amount }) => all + amount, 0),
  }));
  const [clicks, applied, hired] = [sum("clicks"), sum("applied"), sum("hired")];
  return {
    clicks,
    applied,
    hired,
    spent,
    perClick: costOfOne(spent, clicks),
    perApplicant: costOfOne(spent, applied),
    perHire: costOfOne(spent, hired),
  };
}
