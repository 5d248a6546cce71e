import { arrayContains, eq } from "drizzle-orm";
import { type TeamPermission, teamPermissions } from "#contract/team-rights.ts";
import { audit } from "#server/audit/audit.ts";
import type { Config } from "#server/config.ts";
import type { CompanyContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { endSessionsBy } from "#server/domains/accounts/index.ts";
import { domainsOf, findCompany, lockCompany } from "#server/domains/companies/index.ts";
import { forbidden, invalid, notFound } from "#server/errors/refusal.ts";
import { seal, unseal } from "#server/seal.ts";
import { openProvider, returnAddress } from "./provider.ts";
import { ssoConnections, ssoIdentities } from "./tables.ts";

export type Connection = typeof ssoConnections.$inferSelect;

export async function showConnection(context: CompanyContext) {
  const { db, viewer } = context;
  const connection = await connectionOf(db, viewer.companyId);
  const company = await findCompany(db, viewer.companyId);
  return {
    connection: connection ? presentConnection(connection) : null,
    companyDomains: domainsOf(company!),
    redirectUri: returnAddress(context),
  };
}

/** A secret belongs to one client of one provider, and is told to no other. */
function isSame(held: Connection, { issuer, clientId }: Wanted) {
  return held.issuer === issuer && held.clientId === clientId;
}

interface Wanted {
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
}
/** Another provider, or another client of it, knows nobody yet: who it signed in before signs in again. */
export async function connect(context: CompanyContext, wanted: Wanted) {
  const { db, viewer, now, config } = context;
  refuseWithoutAllRights(context);
  const before = await connectionOf(db, viewer.companyId);
  const clientSecret =
    wanted.clientSecret ?? (before && isSame(before, wanted) ? secretOf(before, config) : null);
  if (!clientSecret)
    throw invalid("Enter the client secret.", {
      clientSecret: before
        ? "Enter the client secret of this provider and client"
        : "Enter the client secret your provider shows",
    });
  const { issuer, clientId } = wanted;
  await openProvider(context, { issuer, clientId, clientSecret });
  const values = { issuer, clientId, clientSecret: seal(Buffer.from(clientSecret), sealing(config)) };
  return db.transaction(async (tx) => {
    await lockCompany(tx, viewer.companyId);
    const held = await connectionOf(tx, viewer.companyId);
    if (held) await forgetPeople(tx, held, now());
    const [saved] = await tx
      .insert(ssoConnections)
      .values({ ...values, id: newId(), companyId: viewer.companyId, createdAt: now() })
      .onConflictDoUpdate({
        target: ssoConnections.companyId,
        set: { ...values, testedAt: null, enforcedAt: null, exceptUserId: null },
      })
      .returning();
    return keep(tx, context, { action: "sso.connected", before: held, after: saved! });
  });
}

export function disconnect(context: CompanyContext) {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const held = await lockConnection(tx, context);
    refuseWithoutAllRights(context);
    const ended = await forgetPeople(tx, held, now());
    await tx.delete(ssoConnections).where(eq(ssoConnections.id, held.id));
    await keep(tx, context, { action: "sso.disconnected", before: held, after: held });
    return { ended };
  });
}

/** Whom it signed in is signed out, and it has to say anew who they are. */
async function forgetPeople(tx: Transaction, { id }: Connection, now: Date) {
  await tx.delete(ssoIdentities).where(eq(ssoIdentities.connectionId, id));
  return endSessionsBy(tx, { singleSignOnId: id, now });
}

interface Kept {
  action: `sso.${string}`;
  before: Connection | undefined;
  after: Connection;
}
/** Writes down what was changed, without the secret, and shows it. */
export async function keep(
  tx: Transaction,
  { viewer, now }: CompanyContext,
  { action, before, after }: Kept,
) {
  await audit(
    tx,
    { viewer, now: now() },
    {
      action,
      subject: { kind: "company", id: viewer.companyId, companyId: viewer.companyId },
      before: before && presentConnection(before),
      after: presentConnection(after),
    },
  );
  return presentConnection(after);
}

/** Who chooses the provider chooses who may be anyone on the team, so only those do who may do everything themselves. */
export function refuseWithoutAllRights({ viewer }: CompanyContext) {
  const missing = teamPermissions.some((name: TeamPermission) => !viewer.team.permissions[name]);
  if (missing)
    throw forbidden("Only someone on your team who has every permission can change single sign-on.");
}

export async function lockConnection(tx: Transaction, { viewer }: CompanyContext): Promise<Connection> {
  const held = await holdConnection(tx, viewer.companyId);
  if (!held) throw notFound("Single sign-on");
  return held;
}

/** The same where there may be none. */
export async function holdConnection(tx: Transaction, companyId: string): Promise<Connection | undefined> {
  const [held] = await tx
    .select()
    .from(ssoConnections)
    .where(eq(ssoConnections.companyId, companyId))
    .for("update");
  return held;
}

export async function connectionOf(db: Reader, companyId: string): Promise<Connection | undefined> {
  const [found] = await db.select().from(ssoConnections).where(eq(ssoConnections.companyId, companyId));
  return found;
}

/** The connection that speaks for a domain: its company has proven it, and still holds it. */
export async function connectionFor(db: Reader, domain: string): Promise<Connection | undefined> {
  const found = await db
    .select()
    .from(ssoConnections)
    .where(arrayContains(ssoConnections.domains, [domain]));
  for (const connection of found) if ((await domainsHeld(db, connection)).includes(domain)) return connection;
  return undefined;
}

/** The domains a provider may speak for now. */
export async function domainsHeld(db: Reader, { companyId, domains }: Connection): Promise<string[]> {
  const company = await findCompany(db, companyId);
  if (!company?.provenAt) return [];
  const own = domainsOf(company);
  return domains.filter((domain) => own.includes(domain));
}

export function presentConnection({ clientSecret: _, companyId: __, ...connection }: Connection) {
  return { ...connection, record: { type: "TXT" as const, value: recordOf(connection) } };
}
export function recordOf({ id }: Pick<Connection, "id">) {
  return `parallel-sso=${id}`;
}

export function secretOf({ clientSecret }: Connection, config: Config) {
  return unseal(clientSecret, sealing(config)).toString();
}
export function sealing({ secret }: Config) {
  return { secret, purpose: "single sign-on" };
}
