import { z } from "zod";
import { defineTask, noData } from "#server/tasks/define-task.ts";

export const matchingTasks = {
  forgetSignals: defineTask("matching.forgetSignals", { data: noData, lane: "bulk" }),
  sense: defineTask("matching.sense", { data: noData, lane: "bulk" }),
  renew: defineTask("matching.renew", {
    /** The last person of the round until now. */
    data: z.object({ after: z.string().optional() }),
    lane: "bulk",
  }),
};
