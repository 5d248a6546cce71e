import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { unauthorized } from "#server/errors/refusal.ts";
import { users } from "./tables.ts";

/** Keeps an account from ending until the transaction is over; what was begun before it ended is not written after. */
export async function refuseIfLeft(tx: Transaction, userId: string) {
  const [account] = await tx
    .select({ deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for("key share");
  if (!account || account.deletedAt)
    throw unauthorized("This account was deleted, so nothing was saved.", "ACCOUNT_DELETED");
}
