import { and, count, desc, eq, gt, inArray, max } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { hasSecondFactor } from "../second-factor/factors.ts";
import { sessions, signIns } from "../tables.ts";

/** How an account is opened, as far as support needs it. */
export async function accessOf(db: Reader, userId: string, now: Date) {
  const [open] = await db
    .select({ number: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)));
  const [last] = await db
    .select({ at: signIns.at })
    .from(signIns)
    .where(eq(signIns.userId, userId))
    .orderBy(desc(signIns.at))
    .limit(1);
  return {
    openSessions: open!.number,
    lastSignInAt: last?.at ?? null,
    secondFactor: await hasSecondFactor(db, userId),
  };
}

/** When each of them last signed in, as far back as the log goes. */
export async function lastSignInsOf(db: Reader, userIds: string[]) {
  if (userIds.length === 0) return new Map<string, Date>();
  const found = await db
    .select({ userId: signIns.userId, at: max(signIns.at) })
    .from(signIns)
    .where(inArray(signIns.userId, userIds))
    .groupBy(signIns.userId);
  return new Map(found.map(({ userId, at }) => [userId, at!]));
}
