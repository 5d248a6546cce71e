import { z } from "zod";
import { defineTask, noData } from "#server/tasks/define-task.ts";

/** What applications put off until the time to undo is over, or the day has come. */
export const applicationTasks = {
  commit: defineTask("applications.commit", {
    data: z.object({ applicationId: z.string(), historyId: z.string() }),
    lane: "people",
  }),
  pass: defineTask("applications.pass", {
    data: z.object({ applicationId: z.string(), passAt: z.string() }),
    lane: "people",
  }),
  commitBatch: defineTask("applications.commitBatch", {
    data: z.object({ batchId: z.string() }),
    lane: "people",
  }),
  sweep: defineTask("applications.sweep", { data: noData, lane: "bulk" }),
  endWaiting: defineTask("applications.endWaiting", {
    data: z.object({ jobIds: z.array(z.string()) }),
    lane: "bulk",
  }),
  judge: defineTask("applications.judge", {
    /** The last person who was judged again until now. */
    data: z.object({ jobId: z.string(), after: z.string().optional() }),
    lane: "bulk",
  }),
};
