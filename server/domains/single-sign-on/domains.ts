import { eq } from "drizzle-orm";
import type { CompanyContext } from "#server/context.ts";
import { domainsOf, findCompany } from "#server/domains/companies/index.ts";
import { Refusal, conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { connectionOf, keep, lockConnection, recordOf, refuseWithoutAllRights } from "./connections.ts";
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
  return change(context, (domains) => [...new Set([...domains, domain])]);
}

/** Who was signed in by an address there signs in with a password from then on. */
export function removeDomain(context: CompanyContext, domain: string) {
  refuseWithoutAllRights(context);
  return change(context, (domains) => {
    if (!domains.includes(domain)) throw notFound("Domain");
    return domains.filter((other) => other !== domain);
  });
}

function change(context: CompanyContext, next: (domains: string[]) => string[]) {
  return context.db.transaction(async (tx) => {
    const held = await lockConnection(tx, context);
    const [saved] = await tx
      .update(ssoConnections)
      .set({ domains: next(held.domains) })
      .where(eq(ssoConnections.id, held.id))
      .returning();
    return keep(tx, context, { action: "sso.domains", before: held, after: saved! });
  });
}
