import { min, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from "./tables.ts";

/** What all accounts have, by kind and currency, and whether it adds up. */
export async function showLedger(db: Reader) {
  const kind = sql<string>`split_part(${ledgerAccounts.name}, ':', 1)`;
  const sums = await db
    .select({
      kind,
      currency: ledgerAccounts.currency,
      accounts: sql<number>`count(*)::int`,
      balance: sql<number>`sum(${ledgerAccounts.balance})`.mapWith(Number),
      held: sql<number>`sum(${ledgerAccounts.held})`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .groupBy(kind, ledgerAccounts.currency)
    .orderBy(ledgerAccounts.currency, kind);
  const [first] = await db.select({ at: min(ledgerTransfers.at) }).from(ledgerTransfers);
  const firstYear = first?.at?.getUTCFullYear() ?? null;
  return { sums, firstYear, transfers: await db.$count(ledgerTransfers), problems: await problemsOf(db) };
}

/** Everything that the ledger promises and that is not so: counted from its entries, not from what is cached. */
export async function problemsOf(db: Reader): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    select format('Posted amounts in %s sum to %s instead of zero', currency, sum(amount)) as problem
      from ${ledgerEntries} where layer = 'posted' group by currency having sum(amount) <> 0
    union all
    select format('Transfer %s doesn’t sum to zero', transfer_id) from ${ledgerEntries}
      group by transfer_id, currency, layer = 'posted' having sum(amount) <> 0
    union all
    select format('Account %s in %s keeps %s, and its entries sum to %s', account.name, account.currency,
        account.balance, coalesce(derived.posted, 0))
      from ${ledgerAccounts} account left join (
        select account_id, coalesce(sum(amount) filter (where layer = 'posted'), 0) as posted,
          coalesce(sum(amount) filter (where layer = 'held'), 0) as held
        from ${ledgerEntries} group by account_id) derived on derived.account_id = account.id
      where (account.balance, account.held) is distinct from (coalesce(derived.posted, 0), coalesce(derived.held, 0))
    union all
    select format('Account %s in %s owes, and may not', name, currency) from ${ledgerAccounts}
      where not may_go_negative and balance + held < 0`);
  return rows.map(({ problem }) => problem);
}
