import { eq } from "drizzle-orm";
import type { Context, Known } from "#server/context.ts";
import { invalid, notFound } from "#server/refusal.ts";
import { publish } from "#server/events/events.ts";
import { sendEmailChange, sendVerification } from "./letters.ts";
import { passwordMatches } from "./passwords.ts";
import { useLink } from "./proofs.ts";
import { findUser, findUserByEmail } from "./queries.ts";
import { users } from "./tables.ts";
import { accountExists } from "./sign-up.ts";

/** Uses a mailed link: confirms the address it went to, old or new; `owner` refuses another person's link. */
export async function verifyEmail({ db, now }: Context, token: string, owner?: string) {
  await db.transaction(async (tx) => {
    const proof = await useLink(tx, { kinds: ["verify-email", "change-email"], secret: token, now: now() });
    if (!proof || (owner && proof.subject !== owner))
      throw invalid(
        "This link has been used or is too old. Ask for a new one.",
        { token: "Ask for a new link" },
        "LINK_EXPIRED",
      );
    const email = proof.data.email!;
    const holder = await findUserByEmail(tx, email);
    if (holder && holder.id !== proof.subject) throw accountExists();
    await tx.update(users).set({ email, emailVerifiedAt: now() }).where(eq(users.id, proof.subject));
    await publish(tx, { name: "account.changed", data: { userId: proof.subject }, at: now() });
  });
}

/** Answers the same whether or not there is such an account, or anything to confirm. */
export async function resendVerification(context: Context, email: string) {
  const user = await findUserByEmail(context.db, email);
  if (user && !user.emailVerifiedAt)
    await context.db.transaction((tx) => sendVerification(tx, user, context));
}

/** The address changes when the letter to the new one is answered. */
export async function changeEmail(
  context: Known,
  id: string,
  { email, password }: { email: string; password: string },
) {
  const { db, viewer } = context;
  const user = id === viewer.userId ? await findUser(db, id) : undefined;
  if (!user) throw notFound("Account");
  if (!(await passwordMatches(password, user.passwordHash)))
    throw invalid("Your password is wrong.", { password: "Type your current password" });
  if (await findUserByEmail(db, email)) throw accountExists();
  await db.transaction((tx) => sendEmailChange(tx, { user, email }, context));
}
