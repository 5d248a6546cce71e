import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { dropCopy } from "./data-copies.ts";
import { privacyHandlers } from "./handlers.ts";
import { giveUpCopy, makeCopy } from "./make-copy.ts";
import { privacyTasks } from "./tasks.ts";

export const privacy: Domain = {
  handlers: { privacy: privacyHandlers },
  tasks: runTasks(privacyTasks, { makeCopy: { run: makeCopy, giveUp: giveUpCopy }, dropCopy }),
};
