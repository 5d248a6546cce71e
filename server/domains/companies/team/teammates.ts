import { and, eq, inArray } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { isOnHiringTeam, roles, users } from "#server/domains/accounts/index.ts";

/** Whether all of these accounts hire for the company; one that is disabled does not. */
export async function areTeammates(db: Reader, companyId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return true;
  const found = await db
    .select({ userId: roles.userId })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(roles.companyId, companyId), inArray(roles.userId, [...userIds]), isOnHiringTeam));
  const known = new Set(found.map(({ userId }) => userId));
  return userIds.every((id) => known.has(id));
}
