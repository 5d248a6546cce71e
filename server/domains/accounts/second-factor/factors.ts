import { eq } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { refuseBeyond, takeBack } from "#server/limits/attempts.ts";
import { ownCodeLimits } from "../limits.ts";
import { secondFactors } from "../tables.ts";
import { isOn, useCode, wrongCode } from "./codes.ts";

export async function findFactor(db: Reader, userId: string) {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return factor;
}

export async function hasSecondFactor(db: Reader, userId: string): Promise<boolean> {
  return isOn(await findFactor(db, userId));
}

/** Uses a code up, of the app or a recovery code; answers which it was. So many guesses and no more. */
export function takeCode(context: Context, userId: string, code: string) {
  return guess(context, userId, async (tx) => {
    const factor = await lockFactor(tx, userId);
    const used = isOn(factor) ? useCode(factor!, code, { config: context.config, now: context.now() }) : null;
    if (!used) throw wrongCode();
    await keepFactor(tx, userId, used.changes);
    return used.how;
  });
}

/** Guesses at a code: so many and no more. */
export async function guess<Result>(
  { db, now }: Context,
  userId: string,
  act: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const limits = ownCodeLimits(userId);
  await refuseBeyond(db, limits, now());
  const result = await db.transaction(act);
  await takeBack(db, limits);
  return result;
}

export async function lockFactor(tx: Transaction, userId: string) {
  const [factor] = await tx
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for("update");
  return factor;
}
export async function keepFactor(
  tx: Transaction,
  userId: string,
  changes: Partial<typeof secondFactors.$inferInsert>,
) {
  await tx.update(secondFactors).set(changes).where(eq(secondFactors.userId, userId));
}
