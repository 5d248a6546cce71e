import type { Domain } from "#server/domain.ts";
import { addFileNames } from "#server/domains/files/index.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { forgetDeleted } from "./forget-deleted.ts";
import { resumeHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";
import { resumeTasks } from "./tasks.ts";
import * as tables from "./tables.ts";

addFileNames(
  tables.resumes.fileId,
  tables.resumes.content,
  tables.resumes.read,
  tables.resumes.edits,
  tables.resumes.changes,
  tables.resumeReadings.fileId,
  tables.resumeReadings.content,
);

export const resumes: Domain = {
  handlers: { resumes: resumeHandlers },
  tasks: runTasks(resumeTasks, { forget: forgetDeleted }),
  reactions,
  onStart: [fromStart(resumeTasks.forget)],
};
