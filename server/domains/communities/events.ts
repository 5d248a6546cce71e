import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const Community = z.object({ communityId: z.string(), name: z.string() });
/** "first" is the first that waits: of those that follow, people read in the product. */
const Waiting = Community.extend({ moderatorIds: z.array(z.string()), to: z.enum(["first", "more"]) });
const Moderated = Community.extend({ moderatorIds: z.array(z.string()) });
const stale = ["communities"] as const;

/** Its words, its members or its jobs are others: who is in it reads its page again. */
export const communityPageEvent = defineEvent("community.pageChanged", {
  // Who came or went, if anyone: what they may hear is another from then on.
  data: Community.pick({ communityId: true }).extend({ userId: z.string().optional() }),
  live: ["members"],
  stale,
});

export const communityEvents = {
  /** Someone asks to join. */
  asked: defineEvent("community.asked", {
    data: Waiting.extend({ userId: z.string() }),
    live: ["moderators"],
    stale,
    notifies: ["members"],
  }),
  /** A job waits until a moderator has looked at it. */
  jobWaiting: defineEvent("community.jobWaiting", {
    data: Waiting.extend({ companyId: z.string(), jobId: z.string() }),
    live: ["company", "moderators"],
    stale: ["exchanges", "communities"],
    notifies: ["members"],
  }),
  /** A moderator let someone in, refused them, made them a moderator, or took them out. */
  memberDecided: defineEvent("community.memberDecided", {
    data: Community.extend({
      userId: z.string(),
      to: z.enum(["accepted", "refused", "moderator", "member", "removed"]),
    }),
    live: ["user"],
    stale,
    notifies: ["members"],
  }),
  /** A moderator shows a job of a company, or doesn't. */
  jobDecided: defineEvent("community.jobDecided", {
    data: Community.extend({
      companyId: z.string(),
      jobId: z.string(),
      to: z.enum(["published", "declined"]),
      why: z.string(),
    }),
    live: ["company"],
    stale: ["exchanges", "communities", "company"],
    notifies: ["team"],
  }),
  /** An administrator took it down after a report. */
  takenDown: defineEvent("community.takenDown", {
    data: Moderated.extend({ why: z.string() }),
    live: ["moderators"],
    stale,
    notifies: ["members"],
  }),
  restored: defineEvent("community.restored", {
    data: Moderated,
    live: ["moderators"],
    stale,
    notifies: ["members"],
  }),
};
