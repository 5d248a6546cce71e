import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

/** What events about an interview say. */
const Interview = z.object({
  interviewId: z.string(),
  applicationId: z.string(),
  jobId: z.string(),
  companyId: z.string(),
  candidateId: z.string(),
  /** The account that acted. */
  byUserId: z.string().nullable(),
  /** Of the interview as this event left it. */
  revision: z.number(),
});
export type InterviewEvent = z.infer<typeof Interview>;
const ofBoth = { data: Interview, live: ["company", "candidate"], stale: ["interviews"] } as const;

export const interviewEvents = {
  proposed: defineEvent("interview.proposed", { ...ofBoth, notifies: ["candidate"] }),
  changed: defineEvent("interview.changed", { ...ofBoth, notifies: ["candidate"] }),
  confirmed: defineEvent("interview.confirmed", { ...ofBoth, notifies: ["candidate", "team"] }),
  refused: defineEvent("interview.refused", { ...ofBoth, notifies: ["team"] }),
  canceled: defineEvent("interview.canceled", { ...ofBoth, notifies: ["candidate"] }),
};
