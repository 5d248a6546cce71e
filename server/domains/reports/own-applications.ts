import { and, eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { applications } from "#server/domains/applications/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";

/** The applications of someone who is on the team now. */
export async function ownApplications(db: Reader, companyId: string, userId: string | null) {
  if (!userId) return [];
  const own = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(and(eq(candidates.userId, userId), eq(applications.companyId, companyId)));
  return own.map(({ id }) => id);
}
