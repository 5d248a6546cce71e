import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const videoTasks = {
  forget: defineTask("videos.forget", { data: z.object({ fileId: z.string() }), lane: "bulk" }),
};
