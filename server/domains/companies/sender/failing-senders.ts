import { asc, eq, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { companies, companySenders } from "../tables.ts";

/** Senders of companies whose record in the DNS is no longer right. */
export function failingSenders(db: Reader) {
  return db
    .select({
      id: companySenders.id,
      companyId: companies.id,
      companyName: companies.companyName,
      what: sql<string>`${companySenders.mailbox} || '@' || ${companySenders.domain}`,
      why: companySenders.problem,
      since: companySenders.checkedAt,
    })
    .from(companySenders)
    .innerJoin(companies, eq(companies.id, companySenders.companyId))
    .where(eq(companySenders.state, "failing"))
    .orderBy(asc(companies.companyName));
}
