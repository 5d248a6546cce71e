import type { Domain } from "#server/domain.ts";
import { addFileNames } from "#server/domains/files/index.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { forgetImportLines } from "./forget-imports.ts";
import { jobImportHandlers } from "./handlers.ts";
import { jobImportTasks } from "./tasks.ts";
import * as tables from "./tables.ts";

addFileNames(tables.jobImportLines.posting, tables.jobImportLines.before);

export const jobImports: Domain = {
  handlers: { jobImports: jobImportHandlers },
  tasks: runTasks(jobImportTasks, { forget: forgetImportLines }),
};
