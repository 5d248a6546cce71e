import { asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { webhooks } from "./tables.ts";

/** Webhooks that refuse what is sent to them, of every company. */
export function failingWebhooks(db: Reader) {
  return db
    .select({
      id: webhooks.id,
      companyId: companies.id,
      companyName: companies.companyName,
      // What follows the host may be a secret of the company.
      what: sql<string>`substring(${webhooks.url} from '^[a-z]+://([^/?#]+)')`,
      why: sql<string | null>`null`,
      since: webhooks.failingSince,
    })
    .from(webhooks)
    .innerJoin(companies, eq(companies.id, webhooks.companyId))
    .where(isNotNull(webhooks.failingSince))
    .orderBy(asc(webhooks.failingSince));
}
