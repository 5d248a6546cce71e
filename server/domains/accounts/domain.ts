import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { sendCodeTo } from "./administrators/admin-sign-in.ts";
import { forgetOldSessions } from "./forget-old-sessions.ts";
import { accountHandlers } from "./handlers.ts";
import { securityHandlers } from "./security-handlers.ts";
import { sendAskedLink, sendAskedRecovery, sendAskedVerification } from "./send-asked-emails.ts";
import { accountTasks } from "./tasks.ts";

export const accounts: Domain = {
  handlers: { accounts: accountHandlers, security: securityHandlers },
  tasks: runTasks(accountTasks, {
    sendRecovery: sendAskedRecovery,
    sendVerification: sendAskedVerification,
    sendSignInLink: sendAskedLink,
    sendAdminCode: sendCodeTo,
    forgetOldSessions,
  }),
  onStart: [fromStart(accountTasks.forgetOldSessions)],
};
