import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import {
  type User,
  checkPassword,
  findUser,
  hasSecondFactor,
  keepSession,
  startSession,
} from "#server/domains/accounts/index.ts";
import { conflict } from "#server/errors/refusal.ts";

interface WithAccount {
  user: User;
  password: string | undefined;
  act(tx: Transaction, user: User): Promise<void>;
}
/** Knowing an address or a link is not enough for someone else's account: they are signed in, or know its password. */
export async function withAccount(context: Context, { user, password, act }: WithAccount) {
  const { viewer } = context;
  const isViewer = viewer?.userId === user.id;
  if (!isViewer && !(await checkPassword(context, { email: user.email, password: password ?? "" }, user)))
    throw conflict("ACCOUNT_EXISTS", "An account with this email address already exists", {
      password: "Enter this account’s password, or sign in first",
    });
  if (!isViewer && (await hasSecondFactor(context.db, user.id)))
    throw conflict(
      "SIGN_IN_FIRST",
      "Your account asks for a second step. Sign in first, then come back here.",
      {
        password: "Sign in first, then come back here",
      },
    );
  return context.db.transaction(async (tx) => {
    await act(tx, user);
    const person = (await findUser(tx, user.id))!;
    return isViewer
      ? keepSession(tx, { ...context, viewer }, person)
      : startSession(tx, context, person, { way: "password" });
  });
}
