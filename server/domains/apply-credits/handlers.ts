import type { applyCredits } from "#contract/apply-credits.ts";
import type { DomainHandlers } from "#server/context.ts";
import { listLedger, showCredits, takeCredits } from "./credits.ts";

export const applyCreditHandlers: DomainHandlers<typeof applyCredits> = {
  credits: (context) => showCredits(context),
  take: (context) => takeCredits(context),
  ledger: (context) => listLedger(context),
};
