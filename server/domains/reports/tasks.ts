import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const reportTasks = {
  catchUp: defineTask("reports.catchUp", {
    /** The last application of the portion before. */
    data: z.object({ after: z.string().optional() }),
    lane: "bulk",
  }),
  weeklyEmail: defineTask("reports.weeklyEmail", {
    data: z.object({ companyAdminId: z.string() }),
    lane: "bulk",
  }),
};
