import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { boardApplicationHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";
import { sendToBoard } from "./send-to-board.ts";
import { boardApplicationTasks } from "./tasks.ts";

export const boardApplications: Domain = {
  handlers: { boardApplications: boardApplicationHandlers },
  tasks: runTasks(boardApplicationTasks, { send: sendToBoard }),
  reactions,
};
