import { eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import type { OwnData } from "#server/domains/accounts/index.ts";
import {
  bankAccounts,
  dropClaims,
  payouts,
  referralHires,
  referralPayments,
  rewardTransactions,
} from "./tables.ts";

/** Bank accounts go with their owner. What was earned and paid stays in the ledger under a number, as accounting has to keep it. */
export const rewardData: OwnData = {
  async show(db, { userId }) {
    const accounts = await db.select().from(bankAccounts).where(eq(bankAccounts.userId, userId));
    return {
      referralHires: await db.select().from(referralHires).where(eq(referralHires.userId, userId)),
      referralPayments: await paymentsOf(db, userId),
      rewardTransactions: await db
        .select()
        .from(rewardTransactions)
        .where(eq(rewardTransactions.userId, userId)),
      dropClaims: await db.select().from(dropClaims).where(eq(dropClaims.userId, userId)),
      payouts: await db.select().from(payouts).where(eq(payouts.userId, userId)),
      bankAccounts: accounts.map(({ numbers: _, ...account }) => account),
    };
  },
  async erase(tx, { userId }) {
    await tx.delete(bankAccounts).where(eq(bankAccounts.userId, userId));
    await tx.delete(rewardTransactions).where(eq(rewardTransactions.userId, userId));
    await tx.update(payouts).set({ holder: "" }).where(eq(payouts.userId, userId));
  },
};

function paymentsOf(db: Reader, userId: string) {
  const { hireId, amount, dueAt, state } = referralPayments;
  return db
    .select({ hireId, amount, currency: referralHires.currency, dueAt, state })
    .from(referralPayments)
    .innerJoin(referralHires, eq(referralHires.id, hireId))
    .where(eq(referralHires.userId, userId));
}
