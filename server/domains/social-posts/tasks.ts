import { z } from "zod";
import { defineTask } from "#server/tasks/define-task.ts";

export const socialPostTasks = {
  remind: defineTask("socialPosts.remind", { data: z.object({ postId: z.string() }), lane: "people" }),
};
