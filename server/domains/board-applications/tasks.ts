import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const boardApplicationTasks = {
  send: defineTask("boardApplications.send", {
    data: z.object({ applicationId: z.string() }),
    lane: "webhooks",
  }),
};
