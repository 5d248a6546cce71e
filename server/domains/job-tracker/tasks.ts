import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const jobTrackerTasks = {
  remind: defineTask("jobTracker.remind", { data: z.object({ applicationId: z.string() }), lane: "people" }),
};
