import { and, asc, eq, gte, inArray, lt } from "drizzle-orm";
import { minorDigits } from "#shared/money/money.ts";
import type { Reader } from "#server/database/open.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from "./tables.ts";

interface Days {
  from: Date;
  until: Date;
}

/**
 * The transfers of some days as a journal that plain-text accounting programs read (hledger, Ledger). Bookkeeping counts from
 * the other side: money that came in and what is owed to us is above zero, what we owe and earned below.
 */
export async function journalOf(db: Reader, { from, until }: Days) {
  const transfers = await db
    .select()
    .from(ledgerTransfers)
    .where(and(gte(ledgerTransfers.at, from), lt(ledgerTransfers.at, until)))
    .orderBy(asc(ledgerTransfers.at), asc(ledgerTransfers.id));
  const lines = await linesOf(
    db,
    transfers.map(({ id }) => id),
  );
  const written = transfers.map(({ id, at, memo, stage }) => {
    const mark = stage === "pending" ? "!" : "*";
    const head = `${at.toISOString().slice(0, 10)} ${mark} ${memo.replaceAll(/[\r\n;]+/g, " ")}  ; ${stage} ${id}`;
    return [head, ...(lines.get(id) ?? [])].join("\n");
  });
  return `${written.join("\n\n")}\n`;
}

const atOnce = 1000;
/** What is posted; of something pending, what is held and may come, in parentheses: no balance counts it. */
async function linesOf(db: Reader, ids: readonly string[]) {
  const byTransfer = new Map<string, string[]>();
  for (let start = 0; start < ids.length; start += atOnce) {
    const rows = await db
      .select({
        transferId: ledgerEntries.transferId,
        layer: ledgerEntries.layer,
        amount: ledgerEntries.amount,
        currency: ledgerEntries.currency,
        name: ledgerAccounts.name,
      })
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .where(inArray(ledgerEntries.transferId, ids.slice(start, start + atOnce)))
      .orderBy(asc(ledgerEntries.nth));
    for (const { transferId, layer, amount, currency, name } of rows) {
      const account = layer === "posted" ? name : `(${layer}:${name})`;
      const line = `    ${account}  ${decimal(-amount, currency)} ${currency}`;
      byTransfer.set(transferId, [...(byTransfer.get(transferId) ?? []), line]);
    }
  }
  return byTransfer;
}

function decimal(amount: number, currency: string) {
  const digits = currency.length === 3 ? minorDigits(currency) : 0;
  const text = String(Math.abs(amount)).padStart(digits + 1, "0");
  const whole = digits ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text;
  return amount < 0 ? `-${whole}` : whole;
}
