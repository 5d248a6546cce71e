import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const About = z.object({
  applicationId: z.string(),
  jobId: z.string(),
  companyId: z.string(),
  candidateId: z.string(),
  stage: z.string(),
  /** The account that acted; null where the clock or another event did. */
  byUserId: z.string().nullable(),
});
/** Names the accounts that are asked. */
const Asked = About.extend({ userIds: z.array(z.string()) });
export type AskedEvent = z.infer<typeof Asked>;
const ofTeam = { live: ["company"], stale: ["scorecards"] } as const;

export const scorecardEvents = {
  kitChanged: defineEvent("scorecard.kitChanged", {
    data: z.object({ jobId: z.string(), companyId: z.string() }),
    ...ofTeam,
  }),
  submitted: defineEvent("scorecard.submitted", { data: About, ...ofTeam }),
  asked: defineEvent("scorecard.asked", { data: Asked, ...ofTeam, notifies: ["named"] }),
  reminded: defineEvent("scorecard.reminded", { data: Asked, ...ofTeam, notifies: ["named"] }),
};
