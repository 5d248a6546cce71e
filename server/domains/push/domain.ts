import type { Domain } from "#server/domain.ts";
import { whenSessionEnds } from "#server/domains/accounts/index.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { forgetSession } from "./devices.ts";
import { pushHandlers } from "./handlers.ts";
import { pushNotifications, sendPush } from "./send-push.ts";
import { pushTasks } from "./tasks.ts";

whenSessionEnds(forgetSession);

export const push: Domain = {
  handlers: { push: pushHandlers },
  tasks: runTasks(pushTasks, { send: sendPush }),
  reactions: [pushNotifications],
};
