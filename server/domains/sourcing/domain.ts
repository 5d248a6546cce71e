import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { revealCommitted } from "./answer-reveal.ts";
import { sourcingHandlers } from "./handlers.ts";
import "./reactions.ts";
import { sourcingTasks } from "./tasks.ts";
import "./network-index.ts";
import "./talent-index.ts";

export const sourcing: Domain = {
  handlers: { sourcing: sourcingHandlers },
  tasks: runTasks(sourcingTasks, { revealCommitted }),
};
