import type { Transaction } from "#server/database/open.ts";
import { isWithin } from "#server/limits/attempts.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { sendRecovery, sendSignInLink, sendVerification } from "./email/emails.ts";
import { mailboxLimit } from "./limits.ts";
import { findUserByEmail } from "./queries.ts";
import type { accountTasks } from "./tasks.ts";

/** The task "accounts.sendRecovery". */
export async function sendAskedRecovery(
  tx: Transaction,
  { email }: DataOf<typeof accountTasks.sendRecovery>,
  { config, now }: TaskContext,
) {
  const user = await findUserByEmail(tx, email);
  if (user && (await isWithin(tx, mailboxLimit("recovery", user.email), now)))
    await sendRecovery(tx, user, { config, now: () => now });
}

/** The task "accounts.sendVerification". */
export async function sendAskedVerification(
  tx: Transaction,
  { email }: DataOf<typeof accountTasks.sendVerification>,
  { config, now }: TaskContext,
) {
  const user = await findUserByEmail(tx, email);
  if (!user || user.emailVerifiedAt) return;
  if (await isWithin(tx, mailboxLimit("verification", user.email), now))
    await sendVerification(tx, user, { config, now: () => now });
}

/** The task "accounts.sendSignInLink". An unconfirmed address gets a password reset instead: the person who made the account may know its password. */
export async function sendAskedLink(
  tx: Transaction,
  { email, to }: DataOf<typeof accountTasks.sendSignInLink>,
  { config, now }: TaskContext,
) {
  const user = await findUserByEmail(tx, email);
  if (!user || !(await isWithin(tx, mailboxLimit("sign-in", user.email), now))) return;
  const post = { config, now: () => now };
  await (user.emailVerifiedAt ? sendSignInLink(tx, { user, to }, post) : sendRecovery(tx, user, post));
}
