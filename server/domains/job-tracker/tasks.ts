import { z } from "zod";
import { defineTask, noData } from "#server/tasks/define-task.ts";

export const jobTrackerTasks = {
  remind: defineTask("jobTracker.remind", { data: z.object({ applicationId: z.string() }), lane: "people" }),
  forget: defineTask("jobTracker.forget", { data: noData, lane: "bulk" }),
};
