import type { Context } from "#server/context.ts";
import { domainOf } from "#shared/links/domain.ts";
import { emailDomain } from "#shared/links/email.ts";
import { findCompanyByDomain, hasTeam } from "./queries.ts";

/** Sign-up asks whether the company of an address or a website is here already. */
export async function companyExists(
  { db }: Context,
  { email, website }: { email?: string; website?: string },
) {
  const domains = [website && domainOf(website), email && emailDomain(email)].filter((domain) => !!domain);
  for (const domain of domains as string[]) {
    const company = await findCompanyByDomain(db, domain);
    if (company) return { exists: true, claimable: !(await hasTeam(db, company.id)), company };
  }
  return { exists: false, claimable: false, company: null };
}
