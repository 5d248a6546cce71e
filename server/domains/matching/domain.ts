import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { matchingHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";
import { renewMatches, startRenewing } from "./today/renew-matches.ts";
import { senseTask, startSensing } from "./fit/sense-task.ts";
import { forgetSignals } from "./signals/forget-signals.ts";
import { matchingTasks } from "./tasks.ts";

export const matching: Domain = {
  handlers: { matching: matchingHandlers },
  tasks: runTasks(matchingTasks, { sense: senseTask, renew: renewMatches, forgetSignals }),
  onStart: [startSensing, startRenewing, fromStart(matchingTasks.forgetSignals)],
  reactions,
};
