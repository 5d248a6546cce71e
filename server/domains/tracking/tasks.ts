import { z } from "zod";
import { publicationNames } from "#shared/stories/publications.data.ts";
import { defineTask, noData } from "#server/tasks/define-task.ts";

export const trackingTasks = {
  keepPartitions: defineTask("tracking.keepPartitions", { data: noData, lane: "bulk" }),
  tellSubscribers: defineTask("tracking.tellSubscribers", {
    data: z.object({ companyId: z.string() }),
    lane: "bulk",
  }),
  tellReaders: defineTask("tracking.tellReaders", {
    data: z.object({ publication: z.enum(publicationNames) }),
    lane: "bulk",
  }),
};
