import { addDays } from "#shared/times/add-days.ts";
import { lte } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { forgetAttempts } from "#server/limits/attempts.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { forgetOldSignIns } from "./sign-in-log.ts";
import { deleteExpired } from "./sessions.ts";
import { verificationTokens } from "./tables.ts";
import { accountTasks } from "./tasks.ts";

/** For this long an expired session still says that it expired; afterwards it was never there. */
const keptDays = 30;

/** The task "accounts.forgetOldSessions", daily: sessions and verification tokens that ran out long ago go. */
export async function forgetOldSessions(tx: Transaction, _data: object, { now }: TaskContext) {
  const longAgo = addDays(now, -keptDays);
  await deleteExpired(tx, { by: longAgo, now });
  await tx.delete(verificationTokens).where(lte(verificationTokens.expiresAt, longAgo));
  await forgetOldSignIns(tx, now);
  await forgetAttempts(tx, now);
  await runNext(tx, accountTasks.forgetOldSessions, addDays(now, 1));
}
