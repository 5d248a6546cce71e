import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const Job = z.object({ jobId: z.string(), companyId: z.string() });
const ofTeam = { data: Job, live: ["company"], stale: ["exchanges"], notifies: ["team"] } as const;

export const exchangeEvents = {
  changed: defineEvent("exchanges.changed", { data: z.object({ exchangeIds: z.array(z.string()) }) }),
  budgetNearlySpent: defineEvent("adBudget.nearlySpent", ofTeam),
  /** Ads of the job that cost money are paused. */
  budgetSpent: defineEvent("adBudget.spent", ofTeam),
};
