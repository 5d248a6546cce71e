import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

export const doNotContactEvents = {
  /** Someone asked a company not to write to them, or took it back. */
  changed: defineEvent("doNotContact.changed", {
    data: z.object({
      companyId: z.string(),
      candidateId: z.string(),
      userId: z.string(),
      on: z.boolean(),
    }),
    live: ["company", "user"],
    stale: ["applications", "outreach", "my-applications"],
  }),
};
