import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const jobImportTasks = {
  forget: defineTask("jobImports.forget", { data: z.object({ importId: z.string() }), lane: "bulk" }),
};
