import { and, asc, eq, inArray } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { expiresAt } from "./rules.ts";
import { offers } from "./tables.ts";

/** The offers that wait for a person's answer, the one that ends first before the others. */
export async function offersToAnswer(db: Reader, candidateId: string, now: Date) {
  const { applicationId, title, expiresOn } = offers;
  const rows = await db
    .select({ applicationId, title, expiresOn, companyName: companies.companyName })
    .from(offers)
    .innerJoin(companies, eq(companies.id, offers.companyId))
    .where(and(eq(offers.candidateId, candidateId), inArray(offers.state, ["sent", "viewed"])))
    .orderBy(asc(expiresOn), asc(offers.id));
  return rows.filter((offer) => expiresAt(offer.expiresOn) > now);
}
