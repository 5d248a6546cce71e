import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { emailNotification } from "./email-notification.ts";
import { notificationHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";
import { notifyOfRequest } from "./notify-of-request.ts";
import { notifyOfStage } from "./notify-of-move.ts";
import { notificationTasks } from "./tasks.ts";
import { notifyOfMessages } from "./notify-of-messages.ts";

export const notifications: Domain = {
  handlers: { notifications: notificationHandlers },
  tasks: runTasks(notificationTasks, {
    email: emailNotification,
    stage: notifyOfStage,
    request: notifyOfRequest,
    messages: notifyOfMessages,
  }),
  onStart: [fromStart(notificationTasks.messages)],
  reactions,
};
