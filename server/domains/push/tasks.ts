import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const pushTasks = {
  /** One notification to one browser. */
  send: defineTask("push.send", {
    data: z.object({ deviceId: z.string(), notificationId: z.string() }),
    lane: "webhooks",
  }),
};
