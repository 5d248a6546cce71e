import { type SQL, and, eq, inArray } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { isOnHiringTeam, roles, users } from "#server/domains/accounts/index.ts";

/** Whether all of these accounts hire for the company; one that is disabled does not. */
export async function areTeammates(db: Reader, companyId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return true;
  const found = await working(db, companyId, inArray(roles.userId, [...userIds]));
  const known = new Set(found.map(({ userId }) => userId));
  return userIds.every((id) => known.has(id));
}

/** Whether anyone who hires for the company can sign in. */
export async function hasWorkingTeam(db: Reader, companyId: string) {
  return (await working(db, companyId).limit(1)).length > 0;
}

function working(db: Reader, companyId: string, which?: SQL) {
  return db
    .select({ userId: roles.userId })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(roles.companyId, companyId), isOnHiringTeam, which));
}
