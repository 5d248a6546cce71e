import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const messagingTasks = {
  followUp: defineTask("messaging.followUp", {
    data: z.object({
      applicationId: z.string(),
      userId: z.string(),
      text: z.string(),
      /** When it was planned; whatever the candidate writes afterwards is an answer. */
      after: z.string(),
    }),
    lane: "people",
  }),
};
