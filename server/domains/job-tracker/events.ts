import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

export const jobTrackerEvents = {
  /** The day has come on which a person wants to be reminded of an application of theirs. */
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
