import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { replies } from "./by-email/receive-reply.ts";
import { sendFollowUp } from "./follow-up.ts";
import { messagingHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";
import { messagingTasks } from "./tasks.ts";
import "./end-with-session.ts";
import "./shared-people.ts";
import "./upload-access.ts";

export const messaging: Domain = {
  handlers: { messaging: messagingHandlers },
  tasks: runTasks(messagingTasks, { followUp: sendFollowUp }),
  reactions,
  mailboxes: [replies],
};
