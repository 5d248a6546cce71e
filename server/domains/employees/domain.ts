import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { forgetUnanswered, startForgettingUnanswered } from "./forget-unanswered.ts";
import { connectionHandlers, employeeHandlers, employeeInviteHandlers } from "./handlers.ts";
import { employeeTasks } from "./tasks.ts";

export const employees: Domain = {
  handlers: {
    connections: connectionHandlers,
    employees: employeeHandlers,
    employeeInvites: employeeInviteHandlers,
  },
  tasks: runTasks(employeeTasks, { forgetUnanswered }),
  onStart: [startForgettingUnanswered],
};
