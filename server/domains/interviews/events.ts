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
  /** When it would have been, where it was confirmed before. */
  earlierTime: z.string().nullable(),
});
export type InterviewEvent = z.infer<typeof Interview>;
const ofBoth = { data: Interview, live: ["company", "candidate"], stale: ["interviews"] } as const;

export const interviewEvents = {
  proposed: defineEvent("interview.proposed", { ...ofBoth, notifies: ["candidate"] }),
  changed: defineEvent("interview.changed", { ...ofBoth, notifies: ["candidate", "named"] }),
  /** Its time holds; where it takes place, or the note, is another. */
  detailsChanged: defineEvent("interview.detailsChanged", { ...ofBoth, notifies: ["candidate", "named"] }),
  confirmed: defineEvent("interview.confirmed", { ...ofBoth, notifies: ["candidate", "team", "named"] }),
  refused: defineEvent("interview.refused", { ...ofBoth, notifies: ["candidate", "team", "named"] }),
  /** Someone who was going to interview no longer can: they left the team or lost the permission; `byUserId` says who. */
  interviewerLost: defineEvent("interview.interviewerLost", { ...ofBoth, notifies: ["team"] }),
  canceled: defineEvent("interview.canceled", { ...ofBoth, notifies: ["candidate", "named"] }),
  /** The candidate canceled it. */
  calledOff: defineEvent("interview.calledOff", { ...ofBoth, notifies: ["candidate", "team", "named"] }),
};

/** The candidate’s account is gone, and the interview with it: what its calendars still need, without a name. */
export const interviewErased = defineEvent("interview.erased", {
  data: z.object({
    interviewId: z.string(),
    jobId: z.string(),
    companyId: z.string(),
    /** The interviewers’ entries. */
    entries: z.array(z.object({ userId: z.string(), start: z.iso.datetime(), minutes: z.number() })),
    /** Of the cancellation. */
    revision: z.number(),
  }),
  live: ["company"],
  stale: ["interviews"],
  notifies: ["named"],
});
