import { and, eq, inArray } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { isOnHiringTeam, roles, users } from "#server/domains/accounts/index.ts";

/** Whether all of these accounts hire for the company; one that is disabled does not. */
export async function areTeammates(db: Reader, companyId: string, userIds: readonly string[]) {
  const known = await namesOfTeammates(db, companyId, userIds);
  return userIds.every((id) => known.has(id));
}

/** The names of those of these accounts that hire for the company. */
export async function namesOfTeammates(db: Reader, companyId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, string>();
  const found = await db
    .select({ userId: roles.userId, fullName: users.fullName })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(roles.companyId, companyId), isOnHiringTeam, inArray(roles.userId, [...userIds])));
  return new Map(found.map(({ userId, fullName }) => [userId, fullName]));
}
