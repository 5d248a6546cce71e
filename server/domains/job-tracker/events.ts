import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

export const jobTrackerEvents = {
  /** It is the day a person asked to be reminded of one of their applications. */
  followUpDue: defineEvent("followUp.due", {
    data: z.object({
      candidateId: z.string(),
      jobTitle: z.string(),
      companyName: z.string(),
      /** Where they read it. */
      url: z.string(),
    }),
    live: ["candidate"],
    stale: ["my-applications"],
    notifies: ["candidate"],
  }),
};
