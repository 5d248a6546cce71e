import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

export const outreachEvents = {
  /** Someone was written to, answered, or is no longer written to. */
  changed: defineEvent("outreach.changed", {
    data: z.object({ companyId: z.string(), jobId: z.string() }),
    live: ["company"],
    stale: ["outreach"],
  }),
};
