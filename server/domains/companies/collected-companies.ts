import { and, arrayContains, asc, eq, sql } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { notFound } from "#server/errors/refusal.ts";
import { companyEvents } from "./events.ts";
import { companies } from "./tables.ts";

/** Said again, since only those are in the index. */
const isCollected = sql`${companies.collectionIds} <> '{}'`;

/** The companies of a collection, by name. */
export function collectedCompanies(db: Reader, collectionId: string) {
  const { id, companyName, companyLogo } = companies;
  return db
    .select({ id, companyName, companyLogo })
    .from(companies)
    .where(and(isCollected, arrayContains(companies.collectionIds, [collectionId])))
    .orderBy(asc(companyName), asc(id));
}

/** Puts a company with all its open jobs into a collection, or takes it out; the indexes hear of it. */
export async function collectCompany(
  tx: Transaction,
  {
    companyId,
    collectionId,
    belongs,
    now,
  }: { companyId: string; collectionId: string; belongs: boolean; now: Date },
) {
  const without = sql`array_remove(${companies.collectionIds}, ${collectionId})`;
  const [company] = await tx
    .update(companies)
    .set({ collectionIds: belongs ? sql`array_append(${without}, ${collectionId})` : without })
    .where(eq(companies.id, companyId))
    .returning({ companyName: companies.companyName });
  if (!company) throw notFound("Company");
  await publish(tx, companyEvents.changed, { data: { companyId }, at: now });
  return company;
}
