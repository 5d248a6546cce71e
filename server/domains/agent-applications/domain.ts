import type { Domain } from "#server/domain.ts";
import { addFileNames } from "#server/domains/files/index.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { agentApplicationHandlers } from "./handlers.ts";
import { settleUnanswered } from "./settle-unanswered.ts";
import { agentApplicationTasks } from "./tasks.ts";
import * as tables from "./tables.ts";

addFileNames(
  tables.agentApplications.answers,
  tables.agentApplications.names,
  tables.agentApplications.receipt,
);

export const agentApplications: Domain = {
  handlers: { agentApplications: agentApplicationHandlers },
  tasks: runTasks(agentApplicationTasks, { settle: settleUnanswered }),
  onStart: [fromStart(agentApplicationTasks.settle)],
};
