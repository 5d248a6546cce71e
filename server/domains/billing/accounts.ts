import type { Owner } from "./owners.ts";

const owing = { mayGoNegative: true } as const;

/** The accounts of the ledger that invoices move between: money comes from the provider or a bank, by whoever owes it, to what it is for. */
export const billingAccounts = {
  /** Below zero is what someone owes. */
  receivable: ({ kind, id }: Owner) => ({ name: `receivable:${kind}:${id}`, ...owing }),
  plans: { name: "revenue:plans", ...owing },
  tax: (name: string) => ({ name: `tax:${name}`, ...owing }),
  money: (by: "provider" | "bank") => ({
    name: by === "bank" ? "bank:transfers" : "provider:payments",
    ...owing,
  }),
  /** What the provider took for disputes that are not decided, and what was lost by them; below zero. */
  disputed: { name: "disputed:payments", ...owing },
  chargebacks: { name: "losses:chargebacks", ...owing },
  /** What the provider keeps for itself of each dispute; below zero. */
  disputeFees: { name: "fees:disputes", ...owing },
  /** What someone is to get back. */
  refunds: ({ kind, id }: Owner) => ({ name: `refunds:${kind}:${id}`, ...owing }),
};
