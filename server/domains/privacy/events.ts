import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

export const privacyEvents = {
  accountDeleted: defineEvent("account.deleted", {
    data: z.object({ userId: z.string() }),
    live: ["user"],
    stale: ["me"],
  }),
};
