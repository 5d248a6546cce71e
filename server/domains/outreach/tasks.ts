import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const outreachTasks = {
  /** The next words to one person, or the end of waiting for an answer. */
  next: defineTask("outreach.next", { data: z.object({ id: z.string() }), lane: "people" }),
};
export const nextKey = (id: string) => `outreach:${id}`;
