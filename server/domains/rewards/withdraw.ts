import { and, desc, eq } from "drizzle-orm";
import type { EmployeePartContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { transfer } from "#server/domains/ledger/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { accountText } from "./account-numbers.ts";
import { rewardAccounts } from "./accounts.ts";
import { bankAccounts, payouts } from "./tables.ts";
import { tellOfReward } from "./transactions.ts";

interface Withdrawal {
  key: string;
  bankAccountId: string;
  amount: number;
  currency: string;
}
/** Holds an amount until administrators have paid it out; asked for again with the same key it is the same payout. */
export function withdraw({ db, viewer: { userId }, now }: EmployeePartContext, wanted: Withdrawal) {
  return db.transaction(async (tx) => {
    // All of them, so that what one person asks for at once, to whichever account, waits for each other.
    const accounts = await tx
      .select()
      .from(bankAccounts)
      .where(eq(bankAccounts.userId, userId))
      .orderBy(bankAccounts.id)
      .for("update");
    const account = accounts.find(({ id }) => id === wanted.bankAccountId);
    if (!account) throw notFound("Bank account");
    const known = await knownPayout(tx, userId, wanted);
    return presentPayout(known ?? (await request(tx, account, { ...wanted, at: now() })));
  });
}

async function knownPayout(
  tx: Transaction,
  userId: string,
  { key, bankAccountId, amount, currency }: Withdrawal,
) {
  const [known] = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.userId, userId), eq(payouts.key, key)));
  const same =
    known?.amount === amount && known.currency === currency && known.bankAccountId === bankAccountId;
  if (known && !same)
    throw conflict("KEY_USED_BEFORE", "This key was used for another payout. Use a new key.");
  return known;
}

async function request(
  tx: Transaction,
  { userId, holder, ...account }: typeof bankAccounts.$inferSelect,
  { key, bankAccountId, amount, currency, at }: Withdrawal & { at: Date },
) {
  const id = newId();
  const to = accountText(account);
  const { id: transferId } = await transfer(tx, {
    key: `payout:${id}`,
    memo: `Payout to ${to}`,
    at,
    pending: true,
    entries: [
      { ...rewardAccounts.earnings(userId), currency, amount: -amount },
      { ...rewardAccounts.bank, currency, amount },
    ],
  });
  const ids = { id, userId, key, bankAccountId, transferId };
  const [row] = await tx
    .insert(payouts)
    .values({ ...ids, to, holder, amount, currency, requestedAt: at, changedAt: at })
    .returning();
  await tellOfReward(tx, { userId, currency }, { kind: "withdrawn", amount, about: to, at });
  return row!;
}

/** The reader's own, newest first. */
export async function listOwnPayouts({ db, viewer }: EmployeePartContext) {
  const rows = await db
    .select()
    .from(payouts)
    .where(eq(payouts.userId, viewer.userId))
    .orderBy(desc(payouts.requestedAt), payouts.id);
  return rows.map(presentPayout);
}

export function presentPayout(row: typeof payouts.$inferSelect) {
  const { id, amount, currency, state, to, requestedAt, reference, reason } = row;
  return { id, amount: { amount, currency }, state, to, requestedAt, reference, reason };
}
