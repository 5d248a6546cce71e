import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

export const leadEvents = {
  /** What the company kept about people without an account is gone. */
  removed: defineEvent("leads.removed", { data: z.object({ personIds: z.array(z.string()) }) }),
  /** Someone without an account has one now. */
  joined: defineEvent("leads.joined", {
    data: z.object({
      personId: z.string(),
      candidateId: z.string(),
      /** Leads and invitations that the person's own applications for the same jobs took over. */
      takenOver: z.array(z.object({ id: z.string(), keptId: z.string() })).default([]),
    }),
  }),
  /** Records of people were merged, or a merge was undone, or gaps of one were filled. */
  peopleChanged: defineEvent("leads.peopleChanged", {
    data: z.object({ companyId: z.string() }),
    live: ["company"],
    stale: ["applications", "notes", "conversations", "outreach"],
  }),
  /** Uploaded people will be removed in so many days, because nobody has notified them. */
  unnotified: defineEvent("uploaded.unnotified", {
    data: z.object({ companyId: z.string(), people: z.number(), daysLeft: z.number() }),
    notifies: ["team"],
  }),
};
