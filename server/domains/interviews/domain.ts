import type { Domain } from "#server/domain.ts";
import { interviewHandlers } from "./handlers.ts";
import { keepWallTimes } from "./keep-wall-times.ts";
import { loseInterviewerUnlessBack } from "./lose-interviewer.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { interviewTasks } from "./tasks.ts";
import { reactions } from "./reactions.ts";

export const interviews: Domain = {
  handlers: { interviews: interviewHandlers },
  tasks: runTasks(interviewTasks, { loseInterviewer: loseInterviewerUnlessBack }),
  onStart: [keepWallTimes],
  reactions,
};
