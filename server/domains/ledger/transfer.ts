import { createHash } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { conflict } from "#server/errors/refusal.ts";
import type { AccountName } from "./accounts.ts";
import { type Layer, type TransferStage, ledgerTransfers } from "./tables.ts";

export interface Entry extends AccountName {
  /** In minor units; what one account gives, others are given. */
  amount: number;
}
export interface NewTransfer {
  /** The same key again changes nothing; with another content it is refused. */
  key: string;
  memo: string;
  at: Date;
  entries: readonly Entry[];
  /** Holds what would be given, until it is posted or let go. */
  pending?: boolean;
}
export interface Transferred {
  id: string;
  /** The key was used before, with the same content. */
  again: boolean;
}

/** Moves value between accounts, in the caller's transaction. */
export async function transfer(
  tx: Transaction,
  { key, memo, at, entries, pending = false }: NewTransfer,
): Promise<Transferred> {
  const stage = pending ? "pending" : "posted";
  refuseUnbalanced(entries);
  const content = entries.map(({ name, currency, amount }) => [name, currency, amount]);
  const fingerprint = printOf([stage, memo, content]);
  const wanted = entries.map(({ name, currency, mayGoNegative = false, amount }) => ({
    new_id: newId(),
    name,
    currency,
    may_go_negative: mayGoNegative,
    layer: layerOf(amount, pending),
    amount,
  }));
  const made = { id: newId(), key, fingerprint, stage, memo, at };
  const { rows } = await tx.execute<Kept>(
    sql`select * from make_ledger_transfer(${asRow(made)}, ${JSON.stringify(wanted)})`,
  );
  return readKept(rows[0]!, made);
}

/** Says what became of a transfer: a pending one is posted or let go, a posted one taken back. Each once. */
export async function settle(
  tx: Transaction,
  wanted: { of: string; as: "posted" | "void" | "reversed"; key: string; memo: string; at: Date },
): Promise<Transferred> {
  const { of, as, key, memo, at } = wanted;
  const fingerprint = printOf([as, of, memo]);
  const made = { id: newId(), key, fingerprint, stage: as, of_id: of, memo, at };
  const { rows } = await tx.execute<Kept>(sql`select * from settle_ledger_transfer(${asRow(made)})`);
  const [kept] = rows;
  if (kept!.kept_id === null)
    throw conflict("INVALID_STATE", `A transfer that is ${kept!.state ?? "unknown"} can’t become ${as}.`, {
      state: kept!.state,
    });
  return readKept(kept!, made);
}

interface Made {
  id: string;
  key: string;
  fingerprint: string;
}
function asRow(made: Made) {
  return sql`jsonb_populate_record(null::ledger_transfers, ${JSON.stringify(made)})`;
}

/** What the database answers: the transfer that is kept by the key, and the account that has too little, if any has. */
interface Kept extends Record<string, unknown> {
  /** Null where a transfer can't become what was wanted, because of its state. */
  kept_id: string | null;
  kept_fingerprint: string | null;
  state?: TransferStage | null;
  short_account: string | null;
  missing: string | null;
}
function readKept(kept: Kept, { id, key, fingerprint }: Made): Transferred {
  if (kept.kept_fingerprint !== fingerprint)
    throw conflict(
      "KEY_USED_BEFORE",
      "This key was used for another transfer. Use a new key, or send the same transfer again.",
      { key },
    );
  if (kept.short_account !== null)
    throw conflict("NOT_ENOUGH", "There isn’t enough left for this.", {
      account: kept.short_account,
      missing: Number(kept.missing),
    });
  return { id: kept.kept_id!, again: kept.kept_id !== id };
}

/** Whether this was done before. */
export async function hasTransfer(db: Reader, key: string): Promise<boolean> {
  return (await keysDone(db, [key])).has(key);
}
/** Which of these were done before. */
export async function keysDone(db: Reader, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { key } = ledgerTransfers;
  const done = await db.select({ key }).from(ledgerTransfers).where(inArray(key, keys));
  return new Set(done.map((each) => each.key));
}

function layerOf(amount: number, pending: boolean): Layer {
  if (!pending) return "posted";
  return amount < 0 ? "held" : "coming";
}

function refuseUnbalanced(entries: readonly Entry[]) {
  const sums = new Map<string, number>();
  for (const { currency, amount } of entries) {
    if (!Number.isSafeInteger(amount) || amount === 0)
      throw new Error("An entry is a whole number of minor units, and not zero.");
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  for (const [currency, sum] of sums)
    if (sum !== 0) throw new Error(`The entries in ${currency} sum to ${sum} instead of zero.`);
}

function printOf(content: unknown) {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
