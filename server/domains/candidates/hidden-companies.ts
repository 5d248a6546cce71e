import { and, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { hiddenCompanies } from "./tables.ts";

/** The companies a person hides from. */
export async function hiddenCompanyIds(db: Reader, candidateId: string): Promise<string[]> {
  const rows = await db
    .select({ companyId: hiddenCompanies.companyId })
    .from(hiddenCompanies)
    .where(eq(hiddenCompanies.candidateId, candidateId))
    .orderBy(hiddenCompanies.companyId);
  return rows.map(({ companyId }) => companyId);
}

/** The companies each of some people hides from, and since when. */
export function hiddenCompaniesOf(db: Reader, candidateIds: string[]) {
  return db.select().from(hiddenCompanies).where(inArray(hiddenCompanies.candidateId, candidateIds));
}

/** For every query that shows a company people who did not come to it themselves. */
export function notHiddenFrom(candidateId: SQLWrapper, companyId: SQLWrapper): SQL {
  return sql`not exists (select 1 from ${hiddenCompanies} where ${and(
    eq(hiddenCompanies.candidateId, candidateId),
    eq(hiddenCompanies.companyId, companyId),
  )})`;
}

/** Hides a person from a company, or shows them again. */
export async function setHiddenFrom(
  tx: Transaction,
  { candidateId, companyId }: { candidateId: string; companyId: string },
  { hidden, at }: { hidden: boolean; at: Date },
) {
  if (hidden) await tx.insert(hiddenCompanies).values({ candidateId, companyId, at }).onConflictDoNothing();
  else
    await tx
      .delete(hiddenCompanies)
      .where(and(eq(hiddenCompanies.candidateId, candidateId), eq(hiddenCompanies.companyId, companyId)));
}
