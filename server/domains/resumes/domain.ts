import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { forgetDeleted } from "./forget-deleted.ts";
import { resumeHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";
import { resumeTasks } from "./tasks.ts";

export const resumes: Domain = {
  handlers: { resumes: resumeHandlers },
  tasks: runTasks(resumeTasks, { forget: forgetDeleted }),
  reactions,
  onStart: [fromStart(resumeTasks.forget)],
};
