import { and, eq, isNotNull } from "drizzle-orm";
import { isOnHiringTeam, roles, users } from "#server/domains/accounts/index.ts";
import type { Transaction } from "#server/database/open.ts";
import { invalid } from "#server/errors/refusal.ts";
import { emailDomain } from "#shared/links/email.ts";
import type { Company } from "../queries.ts";
import { provesNothing } from "../proves-nothing.ts";
import { domainsOf, hostOf, isWithin } from "./shown-website.ts";

/** Public pages and search engines take the website for who the company is, so it stays at a domain that is the company's. */
export async function refuseForeignWebsite(tx: Transaction, company: Company, website: string) {
  const host = hostOf(website);
  const { website: before } = company;
  if (domainsOf(company).some((own) => isWithin(host, own)) || (before && hostOf(before) === host)) return;
  const confirmed = await tx
    .select({ email: users.email })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(roles.companyId, company.id), isOnHiringTeam, isNotNull(users.emailVerifiedAt)));
  if (confirmed.some(({ email }) => speaksFor(emailDomain(email), host))) return;
  const why = `No one on your team has confirmed an email at ${host}. Add it under Domains, then save again.`;
  throw invalid(why, { website: why });
}

function speaksFor(domain: string, host: string) {
  if (provesNothing(domain) || provesNothing(host)) return false;
  return isWithin(host, domain) || isWithin(domain, host);
}
