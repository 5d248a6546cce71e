import { asc, eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { companyHosts } from "./tables.ts";

/** Companies' own addresses whose records are no longer right. */
export function failingHosts(db: Reader) {
  return db
    .select({
      id: companyHosts.id,
      companyId: companies.id,
      companyName: companies.companyName,
      what: companyHosts.domain,
      why: companyHosts.problem,
      since: companyHosts.failingSince,
    })
    .from(companyHosts)
    .innerJoin(companies, eq(companies.id, companyHosts.companyId))
    .where(eq(companyHosts.state, "failing"))
    .orderBy(asc(companyHosts.failingSince));
}
