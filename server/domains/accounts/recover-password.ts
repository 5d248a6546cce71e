import { eq } from "drizzle-orm";
import type { Context, Known } from "#server/context.ts";
import { audit } from "#server/audit/audit.ts";
import { invalid, notFound } from "#server/refusal.ts";
import { sendRecovery } from "./letters.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import { useLink } from "./proofs.ts";
import { findUser, findUserByEmail } from "./queries.ts";
import { endAllSessions } from "./sessions.ts";
import { users } from "./tables.ts";

/** Answers the same for known and unknown addresses. */
export async function recoverPassword(context: Context, email: string) {
  const user = await findUserByEmail(context.db, email);
  if (user) await context.db.transaction((tx) => sendRecovery(tx, user, context));
}

export async function setNewPassword(
  context: Context,
  { token, password }: { token: string; password: string },
) {
  const passwordHash = await hashPassword(password);
  await context.db.transaction(async (tx) => {
    const proof = await useLink(tx, { kinds: ["recover-password"], secret: token, now: context.now() });
    if (!proof)
      throw invalid(
        "This link has been used or is too old. Ask for a new one.",
        { token: "Ask for a new link" },
        "LINK_EXPIRED",
      );
    await tx
      .update(users)
      .set({ passwordHash, emailVerifiedAt: context.now() })
      .where(eq(users.id, proof.subject));
    await endAllSessions(tx, proof.subject);
    await audit(
      tx,
      { viewer: null, now: context.now() },
      { action: "account.passwordRecovered", subject: { kind: "user", id: proof.subject } },
    );
  });
}

export async function changePassword(
  { db, viewer, now }: Known,
  id: string,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
) {
  const user = id === viewer.userId ? await findUser(db, id) : undefined;
  if (!user) throw notFound("Account");
  if (!(await passwordMatches(oldPassword, user.passwordHash)))
    throw invalid("Your current password is wrong.", { oldPassword: "Type your current password" });
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
    await endAllSessions(tx, id, viewer.sessionId);
    await audit(
      tx,
      { viewer, now: now() },
      { action: "account.passwordChanged", subject: { kind: "user", id } },
    );
  });
}
