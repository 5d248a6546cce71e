import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

const Offer = z.object({
  offerId: z.string(),
  applicationId: z.string(),
  jobId: z.string(),
  companyId: z.string(),
  candidateId: z.string(),
  /** The account that acted; null where the clock or another event did. */
  byUserId: z.string().nullable(),
  /** Whom it concerns by name: the approver whose turn it is, who wrote it, or everyone who had to do with it. */
  userIds: z.array(z.string()),
  /** Whether the candidate knows of it. */
  sent: z.boolean(),
});
export type OfferEvent = z.infer<typeof Offer>;
const ofTeam = { data: Offer, live: ["company"], stale: ["offers"] } as const;
const ofBoth = { data: Offer, live: ["company", "candidate"], stale: ["offers"] } as const;

export const offerEvents = {
  changed: defineEvent("offer.changed", ofTeam),
  approvalAsked: defineEvent("offer.approvalAsked", { ...ofTeam, notifies: ["named"] }),
  approved: defineEvent("offer.approved", { ...ofTeam, notifies: ["named"] }),
  /** Someone who had yet to approve it no longer can, so it is a draft again. */
  approverLost: defineEvent("offer.approverLost", { ...ofTeam, notifies: ["named"] }),
  rejected: defineEvent("offer.rejected", { ...ofTeam, notifies: ["named"] }),
  sent: defineEvent("offer.sent", { ...ofBoth, notifies: ["candidate"] }),
  viewed: defineEvent("offer.viewed", ofTeam),
  accepted: defineEvent("offer.accepted", { ...ofBoth, notifies: ["team"] }),
  declined: defineEvent("offer.declined", { ...ofBoth, notifies: ["team"] }),
  expired: defineEvent("offer.expired", { ...ofBoth, notifies: ["candidate", "team"] }),
  withdrawn: defineEvent("offer.withdrawn", { ...ofBoth, notifies: ["candidate", "named"] }),
};
