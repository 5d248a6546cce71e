import { and, eq, sql } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import { type ProvenEmail, onEmailProven, roles } from "#server/domains/accounts/index.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { emailMatchesDomain } from "#shared/links/email.ts";
import { type Company, findProvenCompany, lockCompany } from "./queries.ts";
import { companies } from "./tables.ts";
import { companyEvents } from "./events.ts";

/** One at a time, so that no company is made twice and no domain is given to two. */
export async function holdDomains(tx: Transaction) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('company domains'))`);
}

/** A member of the team reads a mailbox at the company's domain: from now on the company may act. */
async function proveCompanyOf(tx: Transaction, { userId, email, now }: ProvenEmail) {
  const [role] = await tx
    .select({ companyId: roles.companyId })
    .from(roles)
    .where(and(eq(roles.userId, userId), eq(roles.kind, "companyAdmin"), eq(roles.disabled, false)));
  if (!role?.companyId) return;
  await holdDomains(tx);
  const company = await lockCompany(tx, role.companyId);
  await proveCompany(tx, company, { userId, email, now });
}
onEmailProven(proveCompanyOf);

/** Whoever proves a domain first holds it; a second company of the same domain stays unproven. */
export async function proveCompany(
  tx: Transaction,
  company: Company,
  { userId, email, now }: ProvenEmail,
): Promise<void> {
  const domain = company.companyEmailDomain;
  if (company.provenAt || !domain || !emailMatchesDomain(email, domain)) return;
  if (await findProvenCompany(tx, domain)) return;
  await tx.update(companies).set({ provenAt: now, changedAt: now }).where(eq(companies.id, company.id));
  await audit(
    tx,
    { viewer: { userId, adminId: null }, now },
    {
      action: "company.proven",
      subject: { kind: "company", id: company.id, companyId: company.id },
      after: { companyEmailDomain: domain },
    },
  );
  await publish(tx, companyEvents.changed, { data: { companyId: company.id }, at: now });
}
