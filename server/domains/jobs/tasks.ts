import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

const Instant = z.string().nullable();

export const jobTasks = {
  statusCommitted: defineTask("jobs.statusCommitted", {
    data: z.object({
      companyId: z.string(),
      to: z.enum(["live", "closed"]),
      /** What undo puts back. */
      before: z.array(
        z.object({
          id: z.string(),
          status: z.enum(["draft", "live", "closed"]),
          feed: z.string().nullish(),
          publishedAt: Instant,
          closedAt: Instant,
        }),
      ),
    }),
    lane: "people",
  }),
  closeAfterLastDay: defineTask("jobs.closeAfterLastDay", {
    data: z.object({ jobId: z.string() }),
    lane: "people",
  }),
  /** Asks teams to confirm their jobs, and closes those that nobody confirmed. */
  freshness: defineTask("jobs.freshness", { data: z.object({}), lane: "bulk" }),
  readFeed: defineTask("feed.read", { data: z.object({ feedId: z.string() }), lane: "bulk" }),
};
