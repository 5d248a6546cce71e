import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { invoiceForRewards } from "#server/domains/billing/index.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { settle } from "#server/domains/ledger/index.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { rewardAccounts } from "./accounts.ts";
import { release } from "./hires.ts";
import { paidKey } from "./paid-claims.ts";
import { dropClaims, drops, referralHires, referralPayments } from "./tables.ts";
import type { rewardTasks } from "./tasks.ts";
import { tellOfReward } from "./transactions.ts";

type Of = DataOf<typeof rewardTasks.invoice>;

/** The task "rewards.invoice": one invoice for all that a company owes its employees in a currency and was not asked for. */
export async function invoiceRewards(
  tx: Transaction,
  of: Of,
  { config, now }: Pick<TaskContext, "config" | "now">,
): Promise<string | null> {
  const payments = await duePayments(tx, of);
  const claims = await newClaims(tx, of);
  const lines = [
    ...payments.map(({ amount, jobTitle }) => ({ text: `Referral bonus, ${jobTitle}`, amount })),
    ...[...Map.groupBy(claims, ({ dropId }) => dropId).values()].map((same) => ({
      text: `Drop, ${same[0]!.title}, ${counted(same.length, "claim")}`,
      amount: same[0]!.amount * same.length,
    })),
  ];
  if (lines.length === 0) return null;
  const goesTo = rewardAccounts.company(of.companyId);
  const invoiceId = await invoiceForRewards(tx, { ...of, lines, goesTo, config, now });
  if (!invoiceId) return null;
  for (const { id } of payments)
    await tx.update(referralPayments).set({ invoiceId }).where(eq(referralPayments.id, id));
  for (const { dropId, userId } of claims)
    await tx
      .update(dropClaims)
      .set({ invoiceId })
      .where(and(eq(dropClaims.dropId, dropId), eq(dropClaims.userId, userId)));
  return invoiceId;
}

/** The company paid: what its invoice was for may be withdrawn. */
export async function releaseRewards(tx: Transaction, invoiceId: string, at: Date) {
  const payments = await tx
    .select()
    .from(referralPayments)
    .where(and(eq(referralPayments.invoiceId, invoiceId), eq(referralPayments.state, "due")))
    .for("update");
  for (const payment of payments) await release(tx, payment, at);
  const claims = await tx
    .select({ claim: dropClaims, drop: drops })
    .from(dropClaims)
    .innerJoin(drops, eq(drops.id, dropClaims.dropId))
    .where(eq(dropClaims.invoiceId, invoiceId));
  for (const { claim, drop } of claims) {
    const key = paidKey(drop.id, claim.userId);
    const memo = `Drop, ${drop.title}`;
    const { again } = await settle(tx, { of: claim.transferId!, as: "posted", key, memo, at });
    const { amount, currency, companyId, title: about } = drop;
    const payee = { userId: claim.userId, currency, companyId };
    if (!again) await tellOfReward(tx, payee, { kind: "vested", amount, about, at });
  }
}

function duePayments(tx: Transaction, { companyId, currency }: Of) {
  return tx
    .select({
      id: referralPayments.id,
      amount: referralPayments.amount,
      jobTitle: referralHires.jobTitle,
    })
    .from(referralPayments)
    .innerJoin(referralHires, eq(referralHires.id, referralPayments.hireId))
    .where(
      and(
        eq(referralHires.companyId, companyId),
        eq(referralHires.currency, currency),
        eq(referralPayments.state, "due"),
        isNull(referralPayments.invoiceId),
      ),
    )
    .orderBy(referralPayments.dueAt, referralPayments.id)
    .for("update", { of: referralPayments });
}

function newClaims(tx: Transaction, { companyId, currency }: Of) {
  return tx
    .select({
      dropId: dropClaims.dropId,
      userId: dropClaims.userId,
      title: drops.title,
      amount: drops.amount,
    })
    .from(dropClaims)
    .innerJoin(drops, eq(drops.id, dropClaims.dropId))
    .where(
      and(
        eq(drops.companyId, companyId),
        eq(drops.currency, currency),
        isNotNull(dropClaims.transferId),
        isNull(dropClaims.invoiceId),
      ),
    )
    .orderBy(drops.title, dropClaims.at)
    .for("update", { of: dropClaims });
}
