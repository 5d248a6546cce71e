import { and, count, desc, eq } from "drizzle-orm";
import type { transactionKinds } from "#contract/rewards.ts";
import type { EmployeePartContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { rewardEvents } from "./events.ts";
import { rewardTransactions } from "./tables.ts";

interface Payee {
  userId: string;
  currency: string;
  /** Left out for what becomes of a withdrawal. */
  companyId?: string;
}
interface News {
  kind: (typeof transactionKinds)[number];
  amount: number;
  about: string;
  at: Date;
  /** Money came back because administrators declined its payout. */
  declined?: boolean;
  why?: string;
}
/** Adds what happened to someone's list of transactions, unread, and lets them know; of an account that is gone, the ledger alone knows. */
export async function tellOfReward(
  tx: Transaction,
  { userId, currency, companyId }: Payee,
  { declined, why = "", ...news }: News,
) {
  if ((await findUser(tx, userId))?.deletedAt) return;
  await tx.insert(rewardTransactions).values({ id: newId(), userId, currency, ...news });
  const { kind, amount, about, at } = news;
  const told = { kind: declined ? ("declined" as const) : kind, amount, about, why };
  const data = { userId, companyId: companyId ?? null, currency, ...told };
  await publish(tx, rewardEvents.changed, { data, at });
}

/** The reader's own, newest first. */
export async function listTransactions(
  { db, viewer: { userId } }: EmployeePartContext,
  { skip, limit }: { skip: number; limit: number },
) {
  const own = eq(rewardTransactions.userId, userId);
  const [rows, [all], [unread]] = await Promise.all([
    db
      .select()
      .from(rewardTransactions)
      .where(own)
      .orderBy(desc(rewardTransactions.at), desc(rewardTransactions.id))
      .limit(limit)
      .offset(skip),
    db.select({ count: count() }).from(rewardTransactions).where(own),
    db
      .select({ count: count() })
      .from(rewardTransactions)
      .where(and(own, eq(rewardTransactions.read, false))),
  ]);
  return { transactions: rows.map(present), total: all!.count, unread: unread!.count };
}

/** All that is new, also what no page shows. */
export async function readTransactions({ db, viewer: { userId } }: EmployeePartContext) {
  const unread = and(eq(rewardTransactions.userId, userId), eq(rewardTransactions.read, false));
  const read = await db
    .update(rewardTransactions)
    .set({ read: true })
    .where(unread)
    .returning({ id: rewardTransactions.id });
  return { count: read.length };
}

export async function readTransaction(
  { db, viewer }: EmployeePartContext,
  id: string,
  { readStatus }: { readStatus: boolean },
) {
  const [row] = await db
    .update(rewardTransactions)
    .set({ read: readStatus })
    .where(and(eq(rewardTransactions.id, id), eq(rewardTransactions.userId, viewer.userId)))
    .returning();
  if (!row) throw notFound("Transaction");
  return present(row);
}

function present({ id, kind, amount, currency, about, at, read }: typeof rewardTransactions.$inferSelect) {
  return { id, kind, amount: { amount, currency }, about, at, readStatus: read };
}
