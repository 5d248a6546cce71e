import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

const Part = z.object({ applicationId: z.string(), stage: z.string(), userId: z.string() });

export const scorecardTasks = {
  /** Reminds someone who was asked and has not answered. */
  remind: defineTask("scorecards.remind", { data: Part, lane: "people" }),
  /** Asks everyone who interviewed, once it is over. */
  askInterviewers: defineTask("scorecards.askInterviewers", {
    data: z.object({ interviewId: z.string() }),
    lane: "people",
  }),
};

export function reminderKey({ applicationId, stage, userId }: z.infer<typeof Part>) {
  return `scorecard:${applicationId}:${stage}:${userId}`;
}
