import { createHash } from "node:crypto";
import { eq, lte, sql } from "drizzle-orm";
import type { Database, Reader, Transaction } from "#server/database/open.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { attempts } from "./tables.ts";

/** So many tries of one thing by one account, address or device, in so many seconds from the first. */
export interface Limit {
  key: string;
  most: number;
  seconds: number;
}

/** Counts a try; the seconds to wait when it was one too many, else null. It stays counted when the caller's change does not. */
async function countAttempt(db: Database | Transaction, { key, most, seconds }: Limit, now: Date) {
  const over = sql`${attempts.endsAt} <= ${now.toISOString()}::timestamptz`;
  const endsAt = new Date(now.getTime() + seconds * 1000);
  const [row] = await db
    .insert(attempts)
    .values({ key: digest(key), count: 1, endsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${attempts.endsAt} end`,
      },
    })
    .returning();
  return row!.count > most ? Math.ceil((row!.endsAt.getTime() - now.getTime()) / 1000) : null;
}

/** Whether this try is within the limit; for refusals that must not be seen. */
export async function isWithin(db: Database | Transaction, limit: Limit, now: Date) {
  return (await countAttempt(db, limit, now)) === null;
}

/** Counts a try in each limit and refuses when one is spent. */
export async function refuseBeyond(db: Database, limits: Limit[], now: Date) {
  let wait = 0;
  for (const limit of limits) wait = Math.max(wait, (await countAttempt(db, limit, now)) ?? 0);
  if (!wait) return;
  const minutes = Math.ceil(wait / 60);
  throw new Refusal(
    429,
    "TOO_MANY_REQUESTS",
    `Too many attempts. Wait ${minutes === 1 ? "a minute" : `${minutes} minutes`} and try again.`,
  );
}

/** What went well does not count against anyone. */
export async function takeBack(db: Reader, limits: Limit[]) {
  for (const { key } of limits)
    await db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
      .where(eq(attempts.key, digest(key)));
}

/** Counts that have run out go, daily. */
export async function forgetAttempts(tx: Transaction, now: Date) {
  await tx.delete(attempts).where(lte(attempts.endsAt, now));
}

function digest(key: string) {
  return createHash("sha256").update(key).digest("base64url");
}
