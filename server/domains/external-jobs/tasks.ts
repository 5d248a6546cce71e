import { z } from "zod";
import { defineTask, noData } from "#server/tasks/define-task.ts";

export const externalJobTasks = {
  forgetDrafts: defineTask("externalJobs.forgetDrafts", { data: noData, lane: "bulk" }),
  freshness: defineTask("externalJobs.freshness", { data: noData, lane: "bulk" }),
  forgetFile: defineTask("externalJobs.forgetFile", {
    data: z.object({ fileId: z.string() }),
    lane: "bulk",
  }),
  tellPoster: defineTask("externalJobs.tellPoster", {
    data: z.object({ jobId: z.string(), candidateId: z.string() }),
    lane: "reactions",
  }),
  tellHidden: defineTask("externalJobs.tellHidden", {
    data: z.object({ jobId: z.string(), why: z.string().nullable(), whole: z.boolean() }),
    lane: "reactions",
  }),
};
