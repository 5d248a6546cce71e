import { and, eq } from "drizzle-orm";
import type { CompanyContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { type User, beforeSession, endSessionsNotBy, rolesOfUser } from "#server/domains/accounts/index.ts";
import { areTeammates, beforeSwitchingOff, teamAccounts } from "#server/domains/companies/index.ts";
import { conflict, forbidden, invalid } from "#server/errors/refusal.ts";
import { emailDomain } from "#shared/links/email.ts";
import {
  type Connection,
  connectionOf,
  domainsHeld,
  holdConnection,
  keep,
  lockConnection,
  refuseWithoutAllRights,
} from "./connections.ts";
import { ssoConnections, ssoIdentities } from "./tables.ts";

interface Wanted {
  enforced: boolean;
  exceptUserId?: string | undefined;
}
/** From then on the team signs in at the provider alone; sessions that a password opened end. */
export function enforce(context: CompanyContext, { enforced, exceptUserId }: Wanted) {
  const { db, viewer, now } = context;
  refuseWithoutAllRights(context);
  return db.transaction(async (tx) => {
    const held = await lockConnection(tx, context);
    const except = exceptUserId ?? held.exceptUserId ?? viewer.userId;
    if (enforced) await refuseLockingOut(tx, held, except);
    const [saved] = await tx
      .update(ssoConnections)
      .set(enforced ? { enforcedAt: now(), exceptUserId: except } : { enforcedAt: null, exceptUserId: null })
      .where(eq(ssoConnections.id, held.id))
      .returning();
    if (enforced) await endOtherSessions(tx, saved!, now());
    return keep(tx, context, { action: "sso.enforced", before: held, after: saved! });
  });
}

async function refuseLockingOut(tx: Transaction, connection: Connection, except: string) {
  if (!(await domainsHeld(tx, connection)).length)
    throw conflict("NO_DOMAIN", "Add the record of at least one domain first.");
  if (!connection.testedAt)
    throw conflict("NOT_TESTED", "Test the connection first, so that no one is locked out.");
  if (!(await areTeammates(tx, connection.companyId, [except])))
    throw invalid("Choose someone on your hiring team.", {
      exceptUserId: "Choose someone on your hiring team",
    });
}

async function endOtherSessions(tx: Transaction, connection: Connection, now: Date) {
  const team = await teamAccounts(tx, connection.companyId);
  const userIds = [];
  for (const user of team) if (await isBound(tx, connection, user)) userIds.push(user.id);
  await endSessionsNotBy(tx, { singleSignOnId: connection.id, userIds, now });
}

/** Everyone of the team with an address there, or whom the provider has signed in before; never the one who is excepted. */
async function isBound(db: Reader, connection: Connection, { id, email }: Pick<User, "id" | "email">) {
  if (id === connection.exceptUserId) return false;
  if ((await domainsHeld(db, connection)).includes(emailDomain(email))) return true;
  const known = and(eq(ssoIdentities.connectionId, connection.id), eq(ssoIdentities.userId, id));
  return (await db.$count(ssoIdentities, known)) > 0;
}

/** A password, a mailed link or an invitation opens no session for whom the company signs in itself. */
async function refuseOtherWays(tx: Transaction, user: User, singleSignOnId: string | null) {
  const role = (await rolesOfUser(tx, user.id)).find(({ kind }) => kind === "companyAdmin");
  const connection = role?.companyId ? await connectionOf(tx, role.companyId) : undefined;
  if (!connection?.enforcedAt || connection.id === singleSignOnId) return;
  if (await isBound(tx, connection, user))
    throw forbidden(
      "Your company signs its team in itself. Use “Continue with your company” on the sign-in page.",
      "SINGLE_SIGN_ON_NEEDED",
    );
}
beforeSession(refuseOtherWays);

/** A provider that fails would lock the team out. Held, so that no one is named for it meanwhile. */
beforeSwitchingOff(async (tx, { companyId, userId, fullName }) => {
  const connection = await holdConnection(tx, companyId);
  if (connection?.enforcedAt && connection.exceptUserId === userId)
    throw conflict(
      "SIGNS_IN_WITHOUT_PROVIDER",
      `${fullName} is the only one who can sign in if your provider fails. Choose someone else under Single sign-on first.`,
    );
});
