import { newId } from "#server/database/ids.ts";
import type { Database } from "#server/database/open.ts";
import { balanceOf, statementOf, transfer } from "#server/domains/ledger/index.ts";
import { percentile } from "../search/measure.ts";
import { onOwnDatabase } from "./own-database.ts";

export interface StatementTime {
  rows: number;
  p50: number;
  p95: number;
}
export interface Move {
  from: string;
  to: string;
  amount: number;
  pending?: boolean;
}
const rows = 10_000;
const rounds = 200;
const atOnce = 20;
const long = { name: "purse:long", currency: "USD" };

/** How long it takes to read the statement of an account with 10,000 entries. */
export function timeStatement(): Promise<StatementTime> {
  return onOwnDatabase({ durable: false }, readLongStatement);
}

/** The same on a given database, which it fills first. */
export async function readLongStatement(db: Database): Promise<StatementTime> {
  await many(rows, (nth) => move(db, { from: `source:${nth % 200}`, to: long.name, amount: 1 }));
  const { balance } = await balanceOf(db, long);
  if (balance !== rows) throw new Error(`The account has ${balance}.`);
  await db.execute("analyze");
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const read = await statementOf(db, long, { limit: rows });
    if (read.length !== rows) throw new Error(`The statement has ${read.length} rows.`);
    times.push(performance.now() - started);
  }
  return { rows, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

export function move(db: Database, { from, to, amount, pending = false }: Move) {
  const entries = [
    { name: from, currency: "USD", mayGoNegative: from.startsWith("source"), amount: -amount },
    { name: to, currency: "USD", amount },
  ];
  return db.transaction((tx) =>
    transfer(tx, { key: newId(), memo: "Bench", at: new Date(), entries, pending }),
  );
}

/** Runs something many times, some in parallel, and returns the milliseconds it took. */
export async function many(count: number, act: (nth: number) => Promise<unknown>) {
  const started = performance.now();
  let next = 0;
  const workers = Array.from({ length: atOnce }, async () => {
    while (next < count) await act(next++);
  });
  await Promise.all(workers);
  return performance.now() - started;
}
