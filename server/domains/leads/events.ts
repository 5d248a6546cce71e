import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

export const leadEvents = {
  /** Uploaded people will be removed in so many days, because nobody has notified them. */
  unnotified: defineEvent("uploaded.unnotified", {
    data: z.object({ companyId: z.string(), people: z.number(), daysLeft: z.number() }),
    notifies: ["team"],
  }),
};
