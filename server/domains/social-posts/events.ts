import { z } from "zod";
import { defineEvent } from "#server/events/define-event.ts";

export const socialPostEvents = {
  /** The time has come at which someone asked to be reminded to post it. */
  due: defineEvent("socialPost.due", {
    data: z.object({
      postId: z.string(),
      companyId: z.string(),
      userId: z.string(),
      title: z.string(),
    }),
    notifies: ["named"],
  }),
};
