import { and, eq, isNotNull } from "drizzle-orm";
import { type CompanySender, sendForCompanies } from "#server/outside/mail/company-sender.ts";
import { unseal } from "#server/seal.ts";
import { domainsOf } from "../website/shown-website.ts";
import { companies, companySenders } from "../tables.ts";
import { keyPurpose } from "./senders.ts";

/** Emails in a company's name come from its own address while the record of its key is right and the domain is its own. */
sendForCompanies(async (db, companyId, { secret }): Promise<CompanySender | null> => {
  const [found] = await db
    .select({ sender: companySenders, company: companies })
    .from(companySenders)
    .innerJoin(companies, eq(companies.id, companySenders.companyId))
    .where(
      and(
        eq(companySenders.companyId, companyId),
        eq(companySenders.state, "live"),
        isNotNull(companies.provenAt),
      ),
    );
  if (!found || !domainsOf(found.company).includes(found.sender.domain)) return null;
  const { domain, mailbox, selector, privateKey } = found.sender;
  return {
    from: { name: found.company.companyName, address: `${mailbox}@${domain}` },
    dkim: {
      domainName: domain,
      keySelector: selector,
      privateKey: unseal(privateKey, { secret, purpose: keyPurpose }).toString(),
    },
  };
});
