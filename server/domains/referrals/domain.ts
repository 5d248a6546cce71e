import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { revealCommitted } from "./answer-reveal.ts";
import { referralHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";
import { referralTasks } from "./tasks.ts";

export const referrals: Domain = {
  handlers: { referrals: referralHandlers },
  tasks: runTasks(referralTasks, { revealCommitted }),
  reactions,
};
