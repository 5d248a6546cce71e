import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { emailNotification } from "./email-notification.ts";
import { notificationHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";
import { tellStage } from "./tell-move.ts";
import { notificationTasks } from "./tasks.ts";
import { startTelling, tellAway } from "./tell-away.ts";

export const notifications: Domain = {
  handlers: { notifications: notificationHandlers },
  tasks: runTasks(notificationTasks, { email: emailNotification, stage: tellStage, messages: tellAway }),
  onStart: [startTelling],
  reactions,
};
