import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fileHandlers } from "./handlers.ts";
import { moveBytes } from "./move-files.ts";
import { removeBytes } from "./remove-file.ts";
import { fileTasks } from "./tasks.ts";

export const files: Domain = {
  handlers: { files: fileHandlers },
  tasks: runTasks(fileTasks, { move: moveBytes, remove: removeBytes }),
};
