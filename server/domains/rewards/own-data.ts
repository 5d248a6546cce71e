import { and, eq, inArray } from "drizzle-orm";
import { formatMoney } from "#shared/money/money.ts";
import type { Reader } from "#server/database/open.ts";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { availableTo } from "./earnings.ts";
import { forgo, promisedTo } from "./forgo.ts";
import { payoutsUnderWay } from "./payout-acts.ts";
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
  async lost(db, { userId }) {
    const ready = (await availableTo(db, userId)).filter(({ amount }) => amount > 0);
    const promised = await promisedTo(db, userId);
    return [
      ...ready.map((money) => `${formatMoney(money)} that you can withdraw`),
      ...promised.map((money) => `${formatMoney(money)} of bonuses and drops that aren’t paid for yet`),
    ];
  },
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
  async erase(tx, { userId }, now) {
    // Waits for a withdrawal to one of them that is being asked for.
    await tx.delete(bankAccounts).where(eq(bankAccounts.userId, userId));
    const underWay = and(eq(payouts.userId, userId), inArray(payouts.state, [...payoutsUnderWay]));
    if ((await tx.$count(payouts, underWay)) > 0)
      throw conflict(
        "PAYOUT_UNDER_WAY",
        "A withdrawal is on its way to your bank. Once it’s paid or returned, you can delete your account.",
      );
    await forgo(tx, userId, now);
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
