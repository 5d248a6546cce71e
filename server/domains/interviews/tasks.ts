import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const interviewTasks = {
  loseInterviewer: defineTask("interviews.loseInterviewer", {
    data: z.object({ companyId: z.string(), userId: z.string() }),
    lane: "people",
  }),
};
