import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { socialPostHandlers } from "./handlers.ts";
import { remind } from "./posts.ts";
import { socialPostTasks } from "./tasks.ts";

export const socialPosts: Domain = {
  handlers: { socialPosts: socialPostHandlers },
  tasks: runTasks(socialPostTasks, { remind }),
};
