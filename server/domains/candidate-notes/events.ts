import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

export const noteEvents = {
  /** Written, edited, deleted or brought back. */
  changed: defineEvent("note.changed", {
    data: z.object({
      noteId: z.string(),
      companyId: z.string(),
      candidateId: z.string().nullable(),
      uploadedPersonId: z.string().nullable(),
      /** The account that acted. */
      byUserId: z.string(),
      /** The accounts of teammates whom this change names for the first time. */
      mentionedUserIds: z.array(z.string()),
    }),
    live: ["company"],
    stale: ["notes", "applications"],
    notifies: ["named"],
  }),
};
