import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { remind } from "./follow-ups/remind.ts";
import { forgetDeleted } from "./forget-deleted.ts";
import { jobTrackerHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";
import { jobTrackerTasks } from "./tasks.ts";

export const jobTracker: Domain = {
  handlers: { jobTracker: jobTrackerHandlers },
  reactions,
  tasks: runTasks(jobTrackerTasks, { remind, forget: forgetDeleted }),
  onStart: [fromStart(jobTrackerTasks.forget)],
};
