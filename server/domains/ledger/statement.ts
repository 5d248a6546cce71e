import { type SQLWrapper, and, asc, desc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import type { AccountName } from "./accounts.ts";
import { type Layer, ledgerAccounts, ledgerEntries } from "./tables.ts";

/** What came to an account and left it, the newest first, each with the balance it led to. */
export async function statementOf(db: Reader, { name, currency }: AccountName, { limit }: { limit: number }) {
  const [account] = await db
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.name, name), eq(ledgerAccounts.currency, currency)));
  if (!account) return [];
  const { transferId, at, memo, amount, nth } = ledgerEntries;
  // By the index, which statements of periods share.
  const newest = db
    .select({ transferId, at, memo, amount })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.accountId, account.id), eq(ledgerEntries.layer, "posted")))
    .orderBy(desc(at), desc(nth))
    .limit(limit);
  const ids = sql`string_agg(transfer_id::text, ',')`;
  const columns = await columnsOf(db, newest, { ids });
  const transferIds = columns?.ids.split(",") ?? [];
  let balance = account.balance;
  return (columns?.rows ?? []).map((row, index) => {
    const led = { ...row, transferId: transferIds[index]!, balance };
    balance -= row.amount;
    return led;
  });
}

/** Rows of these, each column read as one list: ten thousand rows take longer to hand over one by one than to read. */
async function columnsOf(db: Reader, select: SQLWrapper, { ids = sql`''` } = {}) {
  const { rows } = await db.execute<Columns>(sql`
    select ${ids} as ids, string_agg((date_part('epoch', at) * 1000)::bigint::text, ',') as times,
      json_agg(memo) as memos, string_agg(amount::text, ',') as amounts
    from (${select}) entries having count(*) > 0`);
  const [columns] = rows;
  if (!columns) return null;
  const [times, amounts] = [columns.times.split(","), columns.amounts.split(",")];
  const read = columns.memos.map((memo, index) => ({
    at: new Date(Number(times[index])),
    memo,
    amount: Number(amounts[index]),
  }));
  return { ids: columns.ids, rows: read };
}
interface Columns extends Record<string, unknown> {
  ids: string;
  times: string;
  memos: string[];
  amounts: string;
}

interface Wanted {
  account: AccountName;
  layer: Layer;
  from: Date;
  until: Date;
  /** Counts only transfers of these kinds. */
  kinds?: readonly string[];
}
/** What a layer of an account had when a period began, what changed it, oldest first, and what it had at the end. */
export async function statementBetween(db: Reader, { account, layer, from, until, kinds }: Wanted) {
  const { at, memo, amount, nth, kind } = ledgerEntries;
  const [found] = await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.name, account.name), eq(ledgerAccounts.currency, account.currency)));
  if (!found) return { start: 0, lines: [], end: 0 };
  const which = and(
    eq(ledgerEntries.accountId, found.id),
    eq(ledgerEntries.layer, layer),
    kinds && inArray(kind, kinds),
  );
  const [before] = await db
    .select({ sum: sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(which, lt(at, from)));
  const inPeriod = db
    .select({ at, memo, amount })
    .from(ledgerEntries)
    .where(and(which, gte(at, from), lt(at, until)))
    .orderBy(asc(at), asc(nth));
  let balance = before!.sum;
  const read = await columnsOf(db, inPeriod);
  const lines = (read?.rows ?? []).map((row) => ({ ...row, balance: (balance += row.amount) }));
  return { start: before!.sum, lines, end: balance };
}
