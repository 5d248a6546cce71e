import { and, eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { companyFollows } from "./tables.ts";

/** Lets a candidate follow a company, or stop following it. */
export async function setFollowing(
  db: Reader,
  { candidateId, companyId }: { candidateId: string; companyId: string },
  { following, at }: { following: boolean; at: Date },
) {
  if (following) await db.insert(companyFollows).values({ companyId, candidateId, at }).onConflictDoNothing();
  else
    await db
      .delete(companyFollows)
      .where(and(eq(companyFollows.companyId, companyId), eq(companyFollows.candidateId, candidateId)));
}

/** The companies a candidate follows. */
export async function followedCompanies(db: Reader, candidateId: string): Promise<Set<string>> {
  const rows = await db
    .select({ companyId: companyFollows.companyId })
    .from(companyFollows)
    .where(eq(companyFollows.candidateId, candidateId));
  return new Set(rows.map(({ companyId }) => companyId));
}
