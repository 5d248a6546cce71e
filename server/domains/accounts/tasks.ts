import type { Config } from "#server/config.ts";
import type { Transaction } from "#server/database/open.ts";
import { isWithin } from "#server/limits/attempts.ts";
import { sendCodeTo } from "./admin-sign-in.ts";
import { forgetOldSessions } from "./forget-old-sessions.ts";
import { sendRecovery, sendVerification } from "./emails.ts";
import { mailboxLimit } from "./limits.ts";
import { findUserByEmail } from "./queries.ts";

/**
 * Emails that anybody may ask for are written as a task: the call does the same and takes the same time for every address, whether
 * or not there is such an account.
 */
export function accountTasks(config: Config) {
  const post = (now: Date) => ({ config, now: () => now });
  return {
    "accounts.sendRecovery": async (tx: Transaction, { email }: Record<string, unknown>, now: Date) => {
      const user = await findUserByEmail(tx, String(email));
      if (user && (await isWithin(tx, mailboxLimit("recovery", user.email), now)))
        await sendRecovery(tx, user, post(now));
    },
    "accounts.sendVerification": async (tx: Transaction, { email }: Record<string, unknown>, now: Date) => {
      const user = await findUserByEmail(tx, String(email));
      if (
        user &&
        !user.emailVerifiedAt &&
        (await isWithin(tx, mailboxLimit("verification", user.email), now))
      )
        await sendVerification(tx, user, post(now));
    },
    "accounts.sendAdminCode": (tx: Transaction, data: Record<string, unknown>, now: Date) =>
      sendCodeTo(tx, { email: String(data.email), device: data.device as string | null }, post(now)),
    "accounts.forgetOldSessions": forgetOldSessions,
  };
}
