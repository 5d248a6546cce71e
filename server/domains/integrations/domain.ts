import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { deliver } from "./deliver.ts";
import { integrationHandlers } from "./handlers.ts";
import { forgetDeliveries } from "./queue.ts";
import { reactions } from "./reactions.ts";
import { integrationTasks } from "./tasks.ts";

export const integrations: Domain = {
  handlers: { integrations: integrationHandlers },
  tasks: runTasks(integrationTasks, { deliver, forgetDeliveries }),
  reactions,
  onStart: [fromStart(integrationTasks.forgetDeliveries)],
};
