import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

export const singleSignOnEvents = {
  /** The one person who could sign in without the provider is gone, so everyone can again. */
  enforcementEnded: defineEvent("singleSignOn.enforcementEnded", {
    data: z.object({ companyId: z.string() }),
    notifies: ["named"],
  }),
};
