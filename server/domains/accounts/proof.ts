import { type Proof, secondFactorNeeded } from "#contract/accounts.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { conflict, forbidden, invalid, notFound } from "#server/errors/refusal.ts";
import { refuseWrongPassword } from "./passwords/own-password.ts";
import { type User, findUser } from "./queries.ts";
import { hasSecondFactor, takeCode } from "./second-factor/factors.ts";

/** The account of who calls; administrators have none. */
export async function ownUser({ db, viewer }: AuthenticatedContext): Promise<User> {
  const user = viewer.userId ? await findUser(db, viewer.userId) : undefined;
  if (!user) throw notFound("Account");
  return user;
}

/** Before what matters an open session is not enough: the password again, and a code where there is a second factor. */
export async function refuseWithoutProof(
  context: AuthenticatedContext,
  user: User,
  { password, code }: Proof,
) {
  if (!user.passwordHash)
    throw conflict(
      "NO_PASSWORD",
      "Your account has no password yet. Sign out and choose “Forgot your password?” to set one.",
    );
  await refuseWrongPassword(context, user, password, () =>
    invalid("The password is wrong.", { password: "The password is wrong" }, "WRONG_PASSWORD"),
  );
  await refuseWithoutCode(context, user, code);
}

/** The part of it that a second factor adds. */
export async function refuseWithoutCode(context: AuthenticatedContext, user: User, code: string | undefined) {
  if (!(await hasSecondFactor(context.db, user.id))) return;
  if (!code)
    throw invalid(
      "Enter the code from your authenticator app.",
      { code: "Enter the code the app shows now" },
      secondFactorNeeded,
    );
  await takeCode(context, user.id, code);
}

/** Until a mailbox is proven the account may be a stranger’s, who would keep what they add to it. */
export function refuseUnconfirmed(user: User) {
  if (!user.emailVerifiedAt)
    throw forbidden("Confirm your email first. We’ve sent you a link.", "EMAIL_UNCONFIRMED");
}
