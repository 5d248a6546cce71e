import { and, asc, eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { isOnHiringTeam, roles, users } from "#server/domains/accounts/index.ts";
import { dayOf } from "#shared/times/calendar-days.ts";
import { companies } from "./tables.ts";

/** The clock a company works by: the one it chose, else that of the member who has been on its team the longest. */
export async function timeZoneOf(db: Reader, companyId: string): Promise<string> {
  const [company] = await db
    .select({ chosen: companies.timeZone })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.chosen ?? (await longestOnTeam(db, companyId)) ?? "UTC";
}

/** The date by that clock. */
export async function todayOf(db: Reader, companyId: string, now: Date): Promise<string> {
  return dayOf(now, await timeZoneOf(db, companyId));
}

async function longestOnTeam(db: Reader, companyId: string): Promise<string | undefined> {
  const [first] = await db
    .select({ timeZone: users.timeZone })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(roles.companyId, companyId), isOnHiringTeam))
    .orderBy(asc(roles.createdAt), asc(roles.id))
    .limit(1);
  return first?.timeZone;
}
