import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { forgetUnanswered } from "./forget-unanswered.ts";
import {
  connectionHandlers,
  employeeHandlers,
  employeeInviteHandlers,
  employeeWaitListHandlers,
} from "./handlers.ts";
import { tellThoseWaiting, tellWaiting } from "./wait-list/tell-waiting.ts";
import { employeeTasks } from "./tasks.ts";

export const employees: Domain = {
  handlers: {
    connections: connectionHandlers,
    employees: employeeHandlers,
    employeeInvites: employeeInviteHandlers,
    employeeWaitLists: employeeWaitListHandlers,
  },
  tasks: runTasks(employeeTasks, { forgetUnanswered, tellWaiting }),
  reactions: [tellThoseWaiting],
  onStart: [fromStart(employeeTasks.forgetUnanswered)],
};
