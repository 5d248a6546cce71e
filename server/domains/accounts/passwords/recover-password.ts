import { eq } from "drizzle-orm";
import type { Context, AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { audit } from "#server/audit/audit.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { refuseBeyond } from "#server/limits/attempts.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { sendPasswordChanged } from "../email/emails.ts";
import { proveEmail } from "../email/prove-email.ts";
import { hashPassword } from "./passwords.ts";
import { askLimit } from "../limits.ts";
import { endVerifications, useLink } from "../email/verification-tokens.ts";
import { findUser, lockUser } from "../queries.ts";
import { refuseIfPasswordChanged, refuseWrongPassword } from "./own-password.ts";
import { refuseWithoutCode } from "../proof.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";
import { endAllSessions } from "../sessions.ts";
import { users } from "../tables.ts";
import { accountTasks } from "../tasks.ts";

/** Answers the same for known and unknown addresses, in the same time. */
export async function recoverPassword(context: Context, email: string) {
  const { db, now } = context;
  await refuseBeyond(db, [askLimit(context)], now());
  await db.transaction((tx) =>
    enqueue(tx, accountTasks.sendRecovery, { data: { email: email.toLowerCase() }, at: now() }),
  );
}

/** Whatever was opened with the password or address before: sessions, and links that are still in a mailbox. */
export async function endAccess(
  tx: Transaction,
  { userId, except, now }: { userId: string; except?: string | undefined; now: Date },
) {
  await endVerifications(tx, userId, now);
  await endAllSessions(tx, { userId, except, now });
}

export async function setNewPassword(
  context: Context,
  { token, password }: { token: string; password: string },
) {
  await context.db.transaction(async (tx) => {
    const verification = await useLink(tx, {
      kinds: ["recover-password"],
      secret: token,
      now: context.now(),
    });
    if (!verification)
      throw invalid(
        "This link has already been used or has expired. Request a new one.",
        { token: "Request a new link" },
        "LINK_EXPIRED",
      );
    const now = context.now();
    const owner = (await lockUser(tx, verification.subject))!;
    await refuseWeakPassword(context.config, { ...owner, password, field: "password" });
    const passwordHash = await hashPassword(password);
    const [user] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, verification.subject))
      .returning();
    // The link was sent to their address.
    if (!owner.emailVerifiedAt) await proveEmail(tx, { userId: owner.id, email: owner.email, now });
    await endAccess(tx, { userId: verification.subject, now });
    await sendPasswordChanged(tx, user!, context);
    await audit(
      tx,
      { viewer: null, now: context.now() },
      { action: "account.passwordRecovered", subject: { kind: "user", id: verification.subject } },
    );
  });
}

export async function changePassword(
  context: AuthenticatedContext,
  id: string,
  { oldPassword, newPassword, code }: { oldPassword: string; newPassword: string; code?: string | undefined },
) {
  const { db, viewer, now } = context;
  const user = id === viewer.userId ? await findUser(db, id) : undefined;
  if (!user) throw notFound("Account");
  await refuseWrongPassword(context, user, oldPassword, () =>
    invalid("Your current password is wrong.", { oldPassword: "Enter your current password" }),
  );
  await refuseWithoutCode(context, user, code);
  await refuseWeakPassword(context.config, { ...user, password: newPassword, field: "newPassword" });
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await refuseIfPasswordChanged(tx, user);
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
    await endAccess(tx, { userId: id, except: viewer.sessionId, now: now() });
    await sendPasswordChanged(tx, user, context);
    await audit(
      tx,
      { viewer, now: now() },
      { action: "account.passwordChanged", subject: { kind: "user", id } },
    );
  });
}
