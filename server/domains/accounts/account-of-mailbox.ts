import type { Context } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { conflict } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { accountEvents } from "./events.ts";
import { type User, findUserByEmail } from "./queries.ts";
import { users } from "./tables.ts";

/**
 * The account of a mailbox that someone has just proven to read, by a link that was sent there. Without one it is made,
 * with no password: its owner sets one whenever they want to sign in. One that nobody has confirmed may be a stranger's.
 */
export async function accountOfMailbox(
  tx: Transaction,
  { now }: Pick<Context, "now">,
  { email, fullName }: { email: string; fullName: string },
): Promise<User> {
  const known = await findUserByEmail(tx, email);
  if (known?.emailVerifiedAt) return known;
  if (known)
    throw conflict(
      "UNCONFIRMED_ACCOUNT",
      "There’s an account with your email that isn’t confirmed yet. Sign in, confirm it, then answer again.",
    );
  const at = now();
  const [user] = await tx
    .insert(users)
    .values({ id: newId(), email, fullName, emailVerifiedAt: at, createdAt: at })
    .onConflictDoNothing()
    .returning();
  if (!user) throw conflict("CONFLICT", "Someone is answering with this email right now. Try again.");
  await publish(tx, accountEvents.signedUp, { data: { userId: user.id, pTag: null }, at });
  return user;
}
