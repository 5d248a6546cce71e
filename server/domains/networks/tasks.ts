import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const networkTasks = {
  autoSource: defineTask("networks.autoSource", { data: z.object({ jobId: z.string() }), lane: "bulk" }),
};
