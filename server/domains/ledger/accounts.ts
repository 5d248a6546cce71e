import { and, eq, or } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { ledgerAccounts } from "./tables.ts";

export interface AccountName {
  /** From the general to the special, such as receivable:company:<id>. */
  name: string;
  /** ISO 4217, or a unit of our own. */
  currency: string;
  /** Whether an account that is opened by this may owe; otherwise it gives no more than it has. */
  mayGoNegative?: boolean;
}

/** The accounts of these names, opened where they are new, in the order they were named. */
export async function accountsFor(tx: Transaction, names: readonly AccountName[], at: Date) {
  const found = await findAccounts(tx, names);
  const missing = names.filter((each) => !find(found, each));
  if (missing.length) {
    await tx
      .insert(ledgerAccounts)
      .values(
        missing.map(({ name, currency, mayGoNegative = false }) => ({
          id: newId(),
          name,
          currency,
          mayGoNegative,
          openedAt: at,
        })),
      )
      .onConflictDoNothing();
    found.push(...(await findAccounts(tx, missing)));
  }
  return names.map((each) => ({ accountId: find(found, each)!.id, currency: each.currency }));
}

/** What an account has, and how much of it is free to give. */
export async function balanceOf(db: Reader, account: AccountName) {
  const [found] = await findAccounts(db, [account]);
  const { balance, held } = found ?? { balance: 0, held: 0 };
  return { balance, free: balance + held };
}

/** The currencies an account was opened in. */
export async function currenciesOf(db: Reader, name: string) {
  const rows = await db
    .select({ currency: ledgerAccounts.currency })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.name, name))
    .orderBy(ledgerAccounts.currency);
  return rows.map(({ currency }) => currency);
}

function findAccounts(db: Reader, names: readonly AccountName[]) {
  const each = names.map(({ name, currency }) =>
    and(eq(ledgerAccounts.name, name), eq(ledgerAccounts.currency, currency)),
  );
  return db
    .select()
    .from(ledgerAccounts)
    .where(or(...each));
}

function find(rows: { id: string; name: string; currency: string }[], { name, currency }: AccountName) {
  return rows.find((row) => row.name === name && row.currency === currency);
}
