import { eq, inArray } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { applications } from "../tables.ts";

export const gone = "no longer among your applicants";

/** What could not be done for some of many, with their names; who is not the team's has none. */
export async function nameRefused(db: Reader, refused: { id: string; because: string }[]) {
  if (refused.length === 0) return [];
  const rows = await db
    .select({ id: applications.id, fullName: users.fullName })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(
      inArray(
        applications.id,
        refused.filter(({ because }) => because !== gone).map(({ id }) => id),
      ),
    );
  const names = new Map(rows.map(({ id, fullName }) => [id, fullName]));
  return refused.map((each) => ({ ...each, fullName: names.get(each.id) ?? null }));
}
