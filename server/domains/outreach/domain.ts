import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { outreachReplies } from "./by-email.ts";
import { outreachHandlers } from "./handlers.ts";
import "./join-people.ts";
import { reactions } from "./reactions.ts";
import { sendNext } from "./send-next.ts";
import { outreachTasks } from "./tasks.ts";

export const outreach: Domain = {
  handlers: { outreach: outreachHandlers },
  tasks: runTasks(outreachTasks, { next: sendNext }),
  reactions,
  mailboxes: [outreachReplies],
};
