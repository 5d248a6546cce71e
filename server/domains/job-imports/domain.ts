import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { forgetImportLines } from "./forget-imports.ts";
import { jobImportHandlers } from "./handlers.ts";
import { jobImportTasks } from "./tasks.ts";

export const jobImports: Domain = {
  handlers: { jobImports: jobImportHandlers },
  tasks: runTasks(jobImportTasks, { forget: forgetImportLines }),
};
