import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { fairnessHandlers, reportHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";
import { catchUp } from "./refresh-facts.ts";
import { reportTasks } from "./tasks.ts";
import { sendWeeklyEmail } from "./weekly-email.ts";

export const reports: Domain = {
  handlers: { fairnessReports: fairnessHandlers, reports: reportHandlers },
  tasks: runTasks(reportTasks, { catchUp, weeklyEmail: sendWeeklyEmail }),
  reactions,
  onStart: [fromStart(reportTasks.catchUp)],
};
