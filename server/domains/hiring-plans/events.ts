import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const Job = z.object({ jobId: z.string(), companyId: z.string() });
const ofTeam = { data: Job, live: ["company"], stale: ["hiring-plan"] } as const;

export const hiringPlanEvents = {
  changed: defineEvent("hiringPlan.changed", ofTeam),
  /** The last opening of a job that is live was filled. */
  filled: defineEvent("hiringPlan.filled", { ...ofTeam, notifies: ["team"] }),
};
