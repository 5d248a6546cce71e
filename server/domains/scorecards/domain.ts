import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { askInterviewers } from "./ask-interviewers.ts";
import { scorecardHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";
import { remind } from "./remind.ts";
import { scorecardTasks } from "./tasks.ts";

export const scorecards: Domain = {
  handlers: { scorecards: scorecardHandlers },
  tasks: runTasks(scorecardTasks, { remind, askInterviewers }),
  reactions,
};
