import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { runAutoSourcing } from "./auto-sourcing/run-auto-sourcing.ts";
import { startWhenPublished } from "./auto-sourcing/set-auto-sourcing.ts";
import { networkHandlers } from "./handlers.ts";
import { networkTasks } from "./tasks.ts";
import "./network-index.ts";
import "./talent-index.ts";

export const networks: Domain = {
  handlers: { networks: networkHandlers },
  tasks: runTasks(networkTasks, { autoSource: runAutoSourcing }),
  reactions: [startWhenPublished],
};
