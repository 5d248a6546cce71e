import { and, desc, eq, getTableColumns } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import type { AccountName } from "./accounts.ts";
import { ledgerAccounts, ledgerEntries } from "./tables.ts";

/** What came to an account and left it, the newest first, each with the balance it led to. */
export async function statementOf(db: Reader, { name, currency }: AccountName, { limit }: { limit: number }) {
  const [account] = await db
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.name, name), eq(ledgerAccounts.currency, currency)));
  if (!account) return [];
  const { transferId, at, memo, amount } = getTableColumns(ledgerEntries);
  const rows = await db
    .select({ transferId, at, memo, amount })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, account.id), eq(ledgerEntries.layer, "posted")))
    .orderBy(desc(ledgerEntries.nth))
    .limit(limit);
  let balance = account.balance;
  return rows.map((row) => {
    const led = { ...row, balance };
    balance -= row.amount;
    return led;
  });
}
