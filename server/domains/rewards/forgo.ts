import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { settle } from "#server/domains/ledger/index.ts";
import { decide } from "./hires.ts";
import { paidAmong } from "./paid-claims.ts";
import { dropClaims, drops, referralHires, referralPayments } from "./tables.ts";

/** What companies have yet to pay someone, in each currency. */
export async function promisedTo(db: Reader, userId: string) {
  const payments = await db
    .select({ amount: referralPayments.amount, currency: referralHires.currency })
    .from(referralPayments)
    .innerJoin(referralHires, eq(referralHires.id, referralPayments.hireId))
    .where(and(eq(referralHires.userId, userId), inArray(referralPayments.state, ["pending", "due"])));
  const claims = await unpaidClaims(db, userId);
  const byCurrency = Map.groupBy([...payments, ...claims], ({ currency }) => currency);
  return [...byCurrency].map(([currency, all]) => ({
    amount: all.reduce((total, { amount }) => total + amount, 0),
    currency,
  }));
}

/** Someone’s account ends: their companies are not asked for what nobody would get. What was asked for already is paid, and stays in the ledger. */
export async function forgo(tx: Transaction, userId: string, at: Date) {
  await forgoBonuses(tx, userId, at);
  await tx.update(referralHires).set({ mayStayUntil: null }).where(eq(referralHires.userId, userId));
  const claims = await unpaidClaims(tx, userId);
  for (const { dropId, transferId, title } of claims.filter(({ invoiceId }) => invoiceId === null)) {
    const key = `drop:${dropId}:${userId}:void`;
    await settle(tx, { of: transferId, as: "void", key, memo: `Drop not taken, ${title}`, at });
    const mine = and(eq(dropClaims.dropId, dropId), eq(dropClaims.userId, userId));
    await tx.delete(dropClaims).where(mine);
    await tx
      .update(drops)
      .set({ claimed: sql`${drops.claimed} - 1` })
      .where(eq(drops.id, dropId));
  }
}

async function forgoBonuses(tx: Transaction, userId: string, at: Date) {
  const { state, invoiceId } = referralPayments;
  const unasked = or(eq(state, "pending"), and(eq(state, "due"), isNull(invoiceId)));
  const open = await tx
    .select({ payment: referralPayments, hire: referralHires })
    .from(referralPayments)
    .innerJoin(referralHires, eq(referralHires.id, referralPayments.hireId))
    .where(and(eq(referralHires.userId, userId), unasked))
    .for("update");
  for (const { payment, hire } of open) {
    await decide(tx, payment, { state: "void", memo: `Referral bonus ended, ${hire.jobTitle}`, at });
    const going = and(eq(referralHires.id, hire.id), isNull(referralHires.endedAt));
    const ended = { endsAt: null, endedAt: at, endReason: "forgone" as const };
    await tx.update(referralHires).set(ended).where(going);
  }
}

/** Drops that someone claimed and no company has paid for. */
async function unpaidClaims(db: Reader, userId: string) {
  const { dropId, transferId, invoiceId } = dropClaims;
  const { amount, currency, title } = drops;
  const claims = await db
    .select({ dropId, transferId, invoiceId, amount, currency, title })
    .from(dropClaims)
    .innerJoin(drops, eq(drops.id, dropId))
    .where(and(eq(dropClaims.userId, userId), isNotNull(transferId)));
  const paid = await paidAmong(db, claims, userId);
  return claims
    .filter((claim) => !paid.has(claim.dropId))
    .map((claim) => ({ ...claim, transferId: claim.transferId! }));
}
