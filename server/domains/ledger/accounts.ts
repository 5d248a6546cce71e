import { and, eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { ledgerAccounts } from "./tables.ts";

export interface AccountName {
  /** From the general to the special, such as receivable:company:<id>. */
  name: string;
  /** ISO 4217, or a unit of our own. */
  currency: string;
  /** Whether an account that is opened by this may owe; otherwise it gives no more than it has. */
  mayGoNegative?: boolean;
}

/** What an account has, and how much of it is free to give. */
export async function balanceOf(db: Reader, account: AccountName) {
  const [found] = await db
    .select({ balance: ledgerAccounts.balance, held: ledgerAccounts.held })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.name, account.name), eq(ledgerAccounts.currency, account.currency)));
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
