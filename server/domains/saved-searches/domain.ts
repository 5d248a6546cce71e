import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { sendAlert } from "./alerts.ts";
import { savedSearchHandlers } from "./handlers.ts";
import { savedSearchTasks } from "./tasks.ts";

export const savedSearches: Domain = {
  handlers: { savedSearches: savedSearchHandlers },
  tasks: runTasks(savedSearchTasks, { alert: sendAlert }),
};
