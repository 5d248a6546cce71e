import { z } from "zod";
import { defineTask, noData } from "#server/tasks/define-task.ts";

const toAddress = z.object({ email: z.string() });

/** What accounts put off. Emails that anyone may ask for are among it, so that asking takes the same time for every address. */
export const accountTasks = {
  sendRecovery: defineTask("accounts.sendRecovery", { data: toAddress, lane: "account-email" }),
  sendVerification: defineTask("accounts.sendVerification", { data: toAddress, lane: "account-email" }),
  sendSignInLink: defineTask("accounts.sendSignInLink", {
    data: z.object({ email: z.string(), to: z.string().nullable() }),
    lane: "account-email",
  }),
  sendAdminCode: defineTask("accounts.sendAdminCode", {
    data: z.object({ email: z.string(), device: z.string().nullable() }),
    lane: "account-email",
  }),
  forgetOldSessions: defineTask("accounts.forgetOldSessions", { data: noData, lane: "bulk" }),
};
