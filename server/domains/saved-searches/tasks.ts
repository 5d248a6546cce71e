import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const savedSearchTasks = {
  alert: defineTask("savedSearch.alert", { data: z.object({ id: z.string() }), lane: "bulk" }),
};
