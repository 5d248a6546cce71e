import { eq } from "drizzle-orm";
import type { CompanyContext } from "#server/context.ts";
import { beforeRemovingDomain, domainsOf, findCompany } from "#server/domains/companies/index.ts";
import { Refusal, conflict, invalid, notFound } from "#server/errors/refusal.ts";
import {
  type Connection,
  connectionOf,
  holdConnection,
  keep,
  lockConnection,
  recordOf,
  refuseWithoutAllRights,
} from "./connections.ts";
import { ssoConnections } from "./tables.ts";

/** One mailbox at a domain is not all of it: who lets others in by their addresses shows that they run the domain. */
export async function addDomain(context: CompanyContext, domain: string) {
  const { db, viewer, outside } = context;
  refuseWithoutAllRights(context);
  const connection = await connectionOf(db, viewer.companyId);
  if (!connection) throw notFound("Single sign-on");
  const company = await findCompany(db, viewer.companyId);
  if (!domainsOf(company!).includes(domain))
    throw invalid(`${domain} isn’t one of your company’s domains.`, {
      domain: "Choose one of your company’s domains",
    });
  const records = await outside.dns.textRecords(domain).catch(() => {
    throw new Refusal(502, "DNS_FAILED", `We couldn’t look up ${domain}. Try again in a few minutes.`);
  });
  if (!records.some((record) => record.trim() === recordOf(connection)))
    throw conflict(
      "RECORD_MISSING",
      `We didn’t find the record at ${domain} yet. New records can take an hour to show. Check it and try again.`,
    );
  return change(context, ({ domains }) => [...new Set([...domains, domain])]);
}

/** Who was signed in by an address there signs in with a password from then on. */
export function removeDomain(context: CompanyContext, domain: string) {
  refuseWithoutAllRights(context);
  return change(context, (held) => {
    if (!held.domains.includes(domain)) throw notFound("Domain");
    refuseWithoutPasswords(held, domain);
    return held.domains.filter((other) => other !== domain);
  });
}

/** Whom the provider no longer signs in would have no way in at all. */
function refuseWithoutPasswords({ domains, enforcedAt }: Connection, domain: string) {
  if (enforcedAt && domains.includes(domain))
    throw conflict(
      "PASSWORDS_OFF",
      `Passwords are off, so teammates at ${domain} could no longer sign in. Allow passwords again under Single sign-on first.`,
    );
}
/** Held, so that passwords are not switched off meanwhile. */
beforeRemovingDomain(async (tx, { companyId, domain }) => {
  const connection = await holdConnection(tx, companyId);
  if (connection) refuseWithoutPasswords(connection, domain);
});

function change(context: CompanyContext, next: (held: Connection) => string[]) {
  return context.db.transaction(async (tx) => {
    const held = await lockConnection(tx, context);
    const [saved] = await tx
      .update(ssoConnections)
      .set({ domains: next(held) })
      .where(eq(ssoConnections.id, held.id))
      .returning();
    return keep(tx, context, { action: "sso.domains", before: held, after: saved! });
  });
}
