import { z } from "zod";
import { defineTask, noData } from "#server/tasks/define-task.ts";

export const trackingTasks = {
  keepPartitions: defineTask("tracking.keepPartitions", { data: noData, lane: "bulk" }),
  tellSubscribers: defineTask("tracking.tellSubscribers", {
    data: z.object({ companyId: z.string() }),
    lane: "bulk",
  }),
};
