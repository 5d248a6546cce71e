import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { fileHandlers } from "./handlers.ts";
import { moveBytes } from "./move-files.ts";
import { forgetUnused, removeBytes } from "./remove-file.ts";
import { fileTasks } from "./tasks.ts";

export const files: Domain = {
  handlers: { files: fileHandlers },
  tasks: runTasks(fileTasks, { move: moveBytes, forgetUnused, remove: removeBytes }),
  onStart: [fromStart(fileTasks.forgetUnused)],
};
