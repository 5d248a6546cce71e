import { eq } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { unauthorized } from "#server/errors/refusal.ts";
import { refuseBeyond, takeBack } from "#server/limits/attempts.ts";
import { ownPasswordLimit } from "../limits.ts";
import type { User } from "../queries.ts";
import { users } from "../tables.ts";
import { passwordMatches } from "./passwords.ts";

/** Asks someone who is signed in for their password; so many guesses and no more. */
export async function refuseWrongPassword(
  { db, now }: Context,
  user: User,
  password: string,
  refusal: () => Error,
) {
  const limit = ownPasswordLimit(user.id);
  await refuseBeyond(db, [limit], now());
  if (!(await passwordMatches(password, user.passwordHash))) throw refusal();
  await takeBack(db, [limit]);
}

/** Holds the account until the end of the transaction; refuses what was begun with a password that is no longer the one. */
export async function refuseIfPasswordChanged(tx: Transaction, { id, passwordHash }: User) {
  const [row] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id))
    .for("update");
  if (row?.passwordHash !== passwordHash)
    throw unauthorized("Your password was just changed. Sign in with the new one.", "WRONG_CREDENTIALS");
}
