import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

export const applyCredits = queryOptions({
  queryKey: ["apply-credits"],
  queryFn: () => api.applyCredits.credits(),
});
export const creditLedger = queryOptions({
  queryKey: ["apply-credits", "ledger"],
  queryFn: () => api.applyCredits.ledger(),
});
