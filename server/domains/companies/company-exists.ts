import type { Context } from "#server/context.ts";
import { domainOf } from "#shared/links/domain.ts";
import { emailDomain } from "#shared/links/email.ts";
import { findCompanyByDomain, findCompanyBySlug, hasTeam } from "./queries.ts";
import { slugOf } from "./unmanaged.ts";

interface Asked {
  email?: string;
  website?: string;
  companyName?: string;
}
/** Sign-up asks whether the company of an address, a website or a name is here already. */
export async function companyExists({ db }: Context, { email, website, companyName }: Asked) {
  const domains = [website && domainOf(website), email && emailDomain(email)].filter((domain) => !!domain);
  for (const domain of domains as string[]) {
    const company = await findCompanyByDomain(db, domain);
    if (!company) continue;
    return { exists: true, claimable: !(await hasTeam(db, company.id)), knownBy: "domain" as const, company };
  }
  const named = companyName ? await findCompanyBySlug(db, slugOf(companyName)) : undefined;
  const claimable =
    named !== undefined && named.published && !named.isManaged && !(await hasTeam(db, named.id));
  if (claimable && !named.companyEmailDomain)
    return { exists: true, claimable, knownBy: "name" as const, company: named };
  return { exists: false, claimable: false, knownBy: null, company: null };
}
