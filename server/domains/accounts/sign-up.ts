import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import { refuseBeyond } from "#server/limits/attempts.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";
import { sendVerification } from "./email/emails.ts";
import { signUpLimit } from "./limits.ts";
import { hashPassword } from "./passwords/passwords.ts";
import { refuseWeakPassword } from "./passwords/refuse-weak-password.ts";
import { type User, findUserByEmail } from "./queries.ts";
import { isReservedName } from "#shared/words/reserved-names.ts";
import { startSession } from "./sign-in.ts";
import { users } from "./tables.ts";
import { accountEvents } from "./events.ts";

export interface NewUser {
  email: string;
  password: string;
  fullName: string;
  parallelTag?: string;
  profilePicture?: string | null;
  pTag?: string;
  /** The person came by a link that was emailed to them, so that nothing is left to confirm. */
  emailProven?: boolean;
  /** Another link to the same mailbox is on its way, and confirms it. */
  linkFollows?: boolean;
}

export function signUp(context: Context, wanted: NewUser) {
  return signUpWith(context, wanted, async () => {});
}

/** Makes an account, lets the caller add its roles in the same transaction, and signs the person in. */
export async function signUpWith(
  context: Context,
  wanted: NewUser,
  addRoles: (tx: Transaction, user: User) => Promise<void>,
) {
  await refuseBeyond(context.db, [signUpLimit(context)], context.now());
  await refuseWeakPassword(context.config, { ...wanted, field: "password" });
  const passwordHash = await hashPassword(wanted.password);
  return context.db.transaction(async (tx) => {
    const user = await createUser(tx, context, { ...wanted, passwordHash });
    await addRoles(tx, user);
    return startSession(tx, context, user, { way: "sign-up" });
  });
}

async function createUser(tx: Transaction, context: Context, wanted: NewUser & { passwordHash: string }) {
  if (await findUserByEmail(tx, wanted.email)) throw accountExists();
  refuseReservedTag(wanted.parallelTag);
  const [user] = await tx
    .insert(users)
    .values({
      id: newId(),
      email: wanted.email,
      emailVerifiedAt: wanted.emailProven ? context.now() : null,
      fullName: wanted.fullName,
      passwordHash: wanted.passwordHash,
      profilePicture: wanted.profilePicture ?? null,
      parallelTag: wanted.parallelTag ?? null,
      referredBy: wanted.pTag ?? null,
      createdAt: context.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!user) throw (await findUserByEmail(tx, wanted.email)) ? accountExists() : tagTaken();
  if (!wanted.emailProven && !wanted.linkFollows) await sendVerification(tx, user, context);
  await publish(tx, accountEvents.signedUp, {
    data: { userId: user.id, pTag: wanted.pTag ?? null },
    at: context.now(),
  });
  return user;
}

export function accountExists() {
  return conflict("ACCOUNT_EXISTS", "An Account with this email already exists", {
    email: "Sign in instead, or use another email",
  });
}
/** Names of our own pages and desks are nobody's; who has one keeps it. */
export function refuseReservedTag(tag: string | null | undefined) {
  if (!tag || !isReservedName(tag)) return;
  throw invalid("This username is reserved. Choose another.", { parallelTag: "Choose another username" });
}
export function tagTaken() {
  return conflict("TAG_TAKEN", "This username is taken", { parallelTag: "Choose another username" });
}
