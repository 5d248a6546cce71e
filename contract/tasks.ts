import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { Count, Id, Instant } from "./shapes.ts";

export const TaskLane = z.enum(["account-email", "email", "people", "reactions", "webhooks", "bulk"]);
export const LaneState = z.object({
  lane: TaskLane,
  /** Due, and not being tried again later. */
  waiting: z.number().int(),
  oldestDueAt: Instant.nullable(),
  /** Failed at least once, and due again later. */
  retrying: z.number().int(),
  failed: z.number().int(),
});
export type LaneState = z.infer<typeof LaneState>;

export const FailedTask = z.object({
  id: Id,
  kind: z.string(),
  lane: TaskLane,
  /** Which reaction it is, for reactions. */
  reaction: z.string().nullable(),
  attempts: z.number().int(),
  error: z.string().nullable(),
  failedAt: Instant,
});
export type FailedTask = z.infer<typeof FailedTask>;

/** Background tasks, for administrators. */
export const tasks = {
  overview: get("/admin/tasks", {
    access: "admin",
    response: z.object({ lanes: z.array(LaneState), failed: z.array(FailedTask), at: Instant }),
  }),
  retry: post("/admin/tasks/:id/retry", { access: "admin", row: "task", response: Count }),
  /** All that have failed permanently. */
  retryAll: post("/admin/tasks/retry", { access: "admin", response: Count }),
};
