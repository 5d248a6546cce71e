import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { conflict } from "#server/errors/refusal.ts";
import type { AccountName } from "./accounts.ts";
import { type Layer, type TransferStage, ledgerEntries, ledgerTransfers } from "./tables.ts";

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
  const id = newId();
  const made = JSON.stringify({ id, key, fingerprint, stage, memo, at });
  const wanted = entries.map(({ name, currency, mayGoNegative = false, amount }) => ({
    new_id: newId(),
    name,
    currency,
    may_go_negative: mayGoNegative,
    layer: layerOf(amount, pending),
    amount,
  }));
  const { rows } = await tx.execute<Short & { kept_id: string; kept_fingerprint: string }>(sql`
    select * from make_ledger_transfer(jsonb_populate_record(null::ledger_transfers, ${made}), ${JSON.stringify(wanted)})`);
  const [kept] = rows;
  refuseOtherContent(key, fingerprint, kept!.kept_fingerprint);
  refuseShort(kept!);
  return { id: kept!.kept_id, again: kept!.kept_id !== id };
}

/** Says what became of a transfer: a pending one is posted or let go, a posted one taken back. Each once. */
export async function settle(
  tx: Transaction,
  wanted: { of: string; as: "posted" | "void" | "reversed"; key: string; memo: string; at: Date },
): Promise<Transferred> {
  const { of, as, key, memo, at } = wanted;
  // Who decides about the same transfer waits here; nobody has the right to lock its row.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${of}, 15))`);
  const decided = await keep(
    tx,
    { key, stage: as, ofId: of, memo, at, fingerprint: printOf([as, of, memo]) },
    of,
  );
  if (decided.again) return decided;
  const source = await postedBy(tx, of, as);
  const before = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.transferId, source));
  const open = before.filter(({ layer }) => (as === "reversed" ? layer === "posted" : layer !== "posted"));
  const back = open.map((entry) => ({ ...entry, amount: -entry.amount }));
  const forth = as === "posted" ? open.map((entry) => ({ ...entry, layer: "posted" as const })) : [];
  await enter(tx, { ...decided, memo, at }, [...back, ...forth]);
  return decided;
}

/** The row whose entries are undone: of a posting of something pending, the posting. */
async function postedBy(tx: Transaction, of: string, as: TransferStage) {
  if (as !== "reversed") return of;
  const [posting] = await tx
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.ofId, of), eq(ledgerTransfers.stage, "posted")));
  return posting?.id ?? of;
}

type Row = Omit<typeof ledgerTransfers.$inferInsert, "id">;
async function keep(tx: Transaction, row: Row, of?: string): Promise<Transferred> {
  const id = newId();
  const known = await knownBy(tx, row);
  if (known) return known;
  if (of) await refuseDecided(tx, of, row.stage);
  const added = await tx
    .insert(ledgerTransfers)
    .values({ ...row, id })
    .onConflictDoNothing({ target: ledgerTransfers.key })
    .returning({ id: ledgerTransfers.id });
  // Another transaction was first with this key, and has committed.
  return added.length ? { id, again: false } : (await knownBy(tx, row))!;
}

async function knownBy(tx: Transaction, { key, fingerprint }: Row): Promise<Transferred | null> {
  const [known] = await tx.select().from(ledgerTransfers).where(eq(ledgerTransfers.key, key));
  if (!known) return null;
  refuseOtherContent(key, fingerprint, known.fingerprint);
  return { id: known.id, again: true };
}

function refuseOtherContent(key: string, wanted: string, known: string) {
  if (wanted !== known)
    throw conflict(
      "KEY_USED_BEFORE",
      "This key was used for another transfer. Use a new key, or send the same transfer again.",
      { key },
    );
}

async function refuseDecided(tx: Transaction, of: string, as: TransferStage) {
  const state = await stateOf(tx, of);
  const wanted = as === "reversed" ? "posted" : "pending";
  if (state !== wanted)
    throw conflict("INVALID_STATE", `A transfer that is ${state ?? "unknown"} can’t become ${as}.`, {
      state,
    });
}

/** Whether this was done before. */
export async function hasTransfer(db: Reader, key: string): Promise<boolean> {
  return (await db.$count(ledgerTransfers, eq(ledgerTransfers.key, key))) > 0;
}

/** What a transfer is by now: the last that was said about it. */
export async function stateOf(tx: Transaction, id: string): Promise<TransferStage | null> {
  const said = await tx
    .select({ id: ledgerTransfers.id, stage: ledgerTransfers.stage })
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.ofId, id));
  const [own] = await tx.select().from(ledgerTransfers).where(eq(ledgerTransfers.id, id));
  const stages = said.map(({ stage }) => stage);
  return stages.find((stage) => stage === "reversed") ?? stages[0] ?? own?.stage ?? null;
}

interface Line {
  accountId: string;
  currency: string;
  amount: number;
  layer: Layer;
}
interface Entering {
  id: string;
  memo: string;
  at: Date;
}
async function enter(tx: Transaction, { id, memo, at }: Entering, lines: readonly Line[]) {
  const entries = lines.map(({ accountId, currency, amount, layer }) => ({
    transfer_id: id,
    account_id: accountId,
    currency,
    amount,
    layer,
    memo,
    at,
  }));
  const { rows } = await tx.execute<Short>(sql`
    select * from add_ledger_entries(array(
      select jsonb_populate_recordset(null::ledger_entries, ${JSON.stringify(entries)})))`);
  refuseShort(rows[0]!);
}

/** The account that has too little, if any has, and what is missing. */
interface Short extends Record<string, unknown> {
  short_account: string | null;
  missing: string | null;
}
function refuseShort({ short_account: account, missing }: Short) {
  if (account !== null)
    throw conflict("NOT_ENOUGH", "There isn’t enough left for this.", { account, missing: Number(missing) });
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
