import { z } from "zod";
import { defineTask, noData } from "#server/tasks/define-task.ts";

export const candidateTasks = {
  forgetSignup: defineTask("signup.forget", { data: z.object({ id: z.string() }), lane: "bulk" }),
  endConsents: defineTask("consents.end", { data: noData, lane: "bulk" }),
  growExperience: defineTask("experience.grow", {
    data: z.object({ after: z.string().optional() }),
    lane: "bulk",
  }),
};
