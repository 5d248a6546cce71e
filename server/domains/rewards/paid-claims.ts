import { and, eq, isNull } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { hasTransfer } from "#server/domains/ledger/index.ts";
import { dropClaims } from "./tables.ts";

/** The transfer by which a claimed drop is someone's to withdraw. */
export function paidKey(dropId: string, userId: string) {
  return `drop:${dropId}:${userId}:posted`;
}

/** Whether a company paid for what someone claimed; before companies were asked, it was theirs at once. */
export async function isPaid(db: Reader, dropId: string, userId: string) {
  const theirs = and(eq(dropClaims.dropId, dropId), eq(dropClaims.userId, userId));
  if (await hasTransfer(db, paidKey(dropId, userId))) return true;
  return (await db.$count(dropClaims, and(theirs, isNull(dropClaims.transferId)))) > 0;
}
