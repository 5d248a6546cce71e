import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

export const knowledgeEvents = {
  /** A source was added, edited, switched or removed. */
  changed: defineEvent("knowledge.changed", {
    data: z.object({ companyId: z.string() }),
    live: ["company"],
    stale: ["knowledge"],
  }),
};
