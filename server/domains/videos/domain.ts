import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { videoHandlers } from "./handlers.ts";
import { forgetVideo } from "./store-video.ts";
import { videoTasks } from "./tasks.ts";

export const videos: Domain = {
  handlers: { videos: videoHandlers },
  tasks: runTasks(videoTasks, { forget: forgetVideo }),
};
