import { z } from "zod";
import { defineTask, noData } from "#server/tasks/define-task.ts";

export const externalJobTasks = {
  forgetDrafts: defineTask("externalJobs.forgetDrafts", { data: noData, lane: "bulk" }),
  tellPoster: defineTask("externalJobs.tellPoster", {
    data: z.object({ jobId: z.string(), candidateId: z.string() }),
    lane: "reactions",
  }),
};
