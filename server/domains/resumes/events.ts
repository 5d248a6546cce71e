import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

export const resumeEvents = {
  changed: defineEvent("resume.changed", {
    data: z.object({ candidateId: z.string(), resumeId: z.string() }),
  }),
};
