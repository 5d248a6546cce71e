import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

export const templateEvents = {
  /** A text of the company was written, edited or removed. */
  changed: defineEvent("templates.changed", {
    data: z.object({ companyId: z.string() }),
    live: ["company"],
    stale: ["templates"],
  }),
};
