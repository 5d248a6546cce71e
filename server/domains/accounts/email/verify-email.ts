import type { Context, AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { refuseBeyond } from "#server/limits/attempts.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { audit } from "#server/audit/audit.ts";
import { sendAddressChanged, sendEmailChange } from "./emails.ts";
import { askLimit, mailboxLimit } from "../limits.ts";
import { useLink } from "./verification-tokens.ts";
import { proveEmail } from "./prove-email.ts";
import { type User, findUser, findUserByEmail, lockUser } from "../queries.ts";
import { refuseIfPasswordChanged, refuseWrongPassword } from "../passwords/own-password.ts";
import { endAccess } from "../passwords/recover-password.ts";
import { refuseWithoutCode } from "../proof.ts";
import { accountExists } from "../sign-up.ts";
import { accountTasks } from "../tasks.ts";

/** Uses a mailed link: confirms the address it went to, old or new; `owner` refuses another person's link. */
export async function verifyEmail(context: Context, token: string, owner?: string) {
  const { db, now } = context;
  await db.transaction(async (tx) => {
    const verification = await useLink(tx, {
      kinds: ["verify-email", "change-email"],
      secret: token,
      now: now(),
    });
    const user = verification && (await lockUser(tx, verification.subject));
    const email = verification?.data.email ?? "";
    // A link to confirm an address that is no longer the account's must not bring it back.
    const outdated = verification?.kind === "verify-email" && user?.email !== email;
    if (!verification || !user || outdated || (owner && verification.subject !== owner))
      throw invalid(
        "This link has already been used or has expired. Request a new one.",
        { token: "Request a new link" },
        "LINK_EXPIRED",
      );
    const holder = await findUserByEmail(tx, email);
    if (holder && holder.id !== user.id) throw accountExists();
    await proveEmail(tx, { userId: user.id, email, now: now() });
    if (user.email !== email) await leaveOldAddress(tx, { ...context, user, email });
  });
}

/** What the old address could still open ends with it, and it is told where the account went. */
async function leaveOldAddress(tx: Transaction, { user, email, ...context }: Context & Moved) {
  const { viewer, now } = context;
  const except = viewer?.userId === user.id ? viewer.sessionId : undefined;
  await endAccess(tx, { userId: user.id, except, now: now() });
  await sendAddressChanged(tx, { user, email }, context);
  await audit(
    tx,
    { viewer: { userId: user.id, adminId: null }, now: now() },
    { action: "account.emailChanged", subject: { kind: "user", id: user.id } },
  );
}
interface Moved {
  user: User;
  email: string;
}

/** Answers the same whether or not there is such an account, or anything to confirm. */
export async function resendVerification(context: Context, email: string) {
  const { db, now } = context;
  await refuseBeyond(db, [askLimit(context)], now());
  await db.transaction((tx) =>
    enqueue(tx, accountTasks.sendVerification, { data: { email: email.toLowerCase() }, at: now() }),
  );
}

/** The address changes when the email to the new one is answered. */
export async function changeEmail(
  context: AuthenticatedContext,
  id: string,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
) {
  const { db, viewer } = context;
  const user = id === viewer.userId ? await findUser(db, id) : undefined;
  if (!user) throw notFound("Account");
  await refuseWrongPassword(context, user, password, () =>
    invalid("Your password is wrong.", { password: "Enter your current password" }),
  );
  await refuseWithoutCode(context, user, code);
  await refuseBeyond(db, [mailboxLimit("change-email", email)], context.now());
  if (await findUserByEmail(db, email)) throw accountExists();
  await db.transaction(async (tx) => {
    await refuseIfPasswordChanged(tx, user);
    await sendEmailChange(tx, { user, email }, context);
  });
}
