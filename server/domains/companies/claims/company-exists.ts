import type { Context } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { boardFor, boardKey } from "#server/outside/ats/ats.ts";
import { domainOf } from "#shared/links/domain.ts";
import { emailDomain } from "#shared/links/email.ts";
import {
  type Company,
  findCompanyByBoard,
  findCompanyByDomain,
  findCompanyBySlug,
  isClaimable,
} from "../queries.ts";
import { provingDomain } from "./rules.ts";
import { slugOf } from "../unmanaged.ts";

interface Asked {
  email?: string;
  website?: string;
  companyName?: string;
}
type KnownBy = "domain" | "board" | "name";

/** Sign-up asks whether the company of an address, a website, a job board or a name is here already. */
export async function companyExists({ db }: Context, { email, website, companyName }: Asked) {
  const board = website ? boardFor(website) : null;
  const domains = [website && !board && domainOf(website), email && emailDomain(email)];
  for (const domain of domains.filter((each) => !!each) as string[]) {
    const company = await findCompanyByDomain(db, domain);
    if (company) return found(db, "domain", company);
  }
  const listed = board && (await findCompanyByBoard(db, boardKey(website!)!));
  if (listed) return found(db, "board", listed);
  for (const name of [board?.token, companyName]) {
    const company = name && (await findCompanyBySlug(db, slugOf(name)));
    if (!company || !company.published || company.companyEmailDomain) continue;
    if (await isClaimable(db, company)) return found(db, "name", company);
  }
  return { exists: false, claimable: false, knownBy: null, domain: null, company: null };
}

async function found(db: Reader, knownBy: KnownBy, company: Company) {
  const claimable = await isClaimable(db, company);
  return { exists: true, claimable, knownBy, domain: provingDomain(company), company };
}
