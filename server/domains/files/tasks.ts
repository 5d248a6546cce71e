import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const fileTasks = {
  remove: defineTask("file.remove", { data: z.object({ key: z.string() }), lane: "bulk" }),
};
