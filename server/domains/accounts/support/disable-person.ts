import { eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { AdminContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { conflict, forbidden, notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { accountEvents } from "../events.ts";
import { accountDisabled } from "../failed-sign-ins.ts";
import { isAdministratorsAddress, lockUser, rolesOfUser } from "../queries.ts";
import { endSessionsOf } from "../sessions.ts";
import { beforeSession } from "../sign-in.ts";
import { users } from "../tables.ts";

interface Wanted {
  disabled: boolean;
  reason: string;
}
/** Nobody signs in to a disabled account, whatever they know, and its keys act no more. What it holds stays. */
export async function disablePerson(context: AdminContext, id: string, { disabled, reason }: Wanted) {
  const { db, viewer, now } = context;
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw notFound("User");
    if (await isAdministratorsAddress(tx, user.email))
      throw conflict("ADMINISTRATOR", "This person is an administrator. Remove that first.");
    if ((user.disabledAt !== null) === disabled)
      throw conflict(
        "NOTHING_CHANGED",
        disabled ? "This account is already disabled." : "This account works.",
      );
    const after = { disabledAt: disabled ? now() : null, disabledReason: disabled ? reason : null };
    await tx.update(users).set(after).where(eq(users.id, id));
    await publish(tx, accountEvents.changed, { data: { userId: id }, at: now() });
    await tellTeams(tx, id, now());
    if (disabled) {
      await endSessionsOf(tx, id, now());
      await publish(tx, accountEvents.disabled, { data: { userId: id }, at: now() });
    }
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: disabled ? "account.disabled" : "account.enabled",
        subject: { kind: "user", id },
        before: { disabledReason: user.disabledReason },
        after: { disabledReason: after.disabledReason },
        why: reason,
      },
    );
  });
}

/** Whose account is disabled does nothing for their team anymore, as if they had left it. */
async function tellTeams(tx: Transaction, userId: string, at: Date) {
  for (const { id: companyAdminId, kind, companyId } of await rolesOfUser(tx, userId))
    if (kind === "companyAdmin" && companyId)
      await publish(tx, accountEvents.memberChanged, { data: { userId, companyId, companyAdminId }, at });
}

/** Nothing is given to an account that no one can sign in to; waits for whoever disables it at the same moment. */
export async function refuseForDisabled(tx: Transaction, userId: string) {
  if (await isDisabled(tx, userId))
    throw conflict(
      accountDisabled,
      "This account is disabled. Reject the request, or enable the account under People first.",
    );
}

/** Waits for whoever disables the account at the same moment. */
async function refuseDisabled(tx: Transaction, { id }: { id: string }) {
  if (await isDisabled(tx, id))
    throw forbidden(
      "This account is disabled. Write to our support if you think that’s a mistake.",
      accountDisabled,
    );
}
beforeSession(refuseDisabled);

async function isDisabled(tx: Transaction, id: string) {
  const [user] = await tx
    .select({ disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.id, id))
    .for("share");
  return user !== undefined && user.disabledAt !== null;
}
