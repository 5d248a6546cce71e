import { newId } from "#server/database/ids.ts";
import type { Database } from "#server/database/open.ts";
import { invoiceTransfers } from "#server/domains/billing/index.ts";
import { transfer } from "#server/domains/ledger/index.ts";
import { rewardAccounts } from "#server/domains/rewards/accounts.ts";
import { companyParts, earningsParts } from "#server/domains/rewards/statements/parts-of-statements.ts";
import { percentile } from "../search/measure.ts";
import { onOwnDatabase } from "./own-database.ts";

export interface StatementTime {
  whose: string;
  rows: number;
  p50: number;
  p95: number;
}
export interface Move {
  from: string;
  to: string;
  amount: number;
  pending?: boolean;
  /** Says what it is; by default none has the same. */
  key?: string;
}
const rows = 10_000;
const rounds = 200;
const atOnce = 20;

/** How long it takes to read the statements people download, of 10,000 entries each. */
export function timeStatements(): Promise<StatementTime[]> {
  return onOwnDatabase({ durable: false }, readLongStatements);
}

/** The same on a given database, which it fills first. */
export async function readLongStatements(db: Database): Promise<StatementTime[]> {
  const [person, company] = [newId(), newId()];
  await many(rows, (nth) =>
    move(db, { from: `source:${nth % 200}`, to: rewardAccounts.earnings(person).name, amount: 1 }),
  );
  const owed = rewardAccounts.receivable(company).name;
  const { rewards, plan } = invoiceTransfers;
  await many(rows, (nth) =>
    move(db, { from: `source:${nth % 200}`, to: owed, amount: 1, key: `${rewards.invoice}:${newId()}` }),
  );
  // Its plan is on the same account, and left out.
  await many(rows / 10, (nth) =>
    move(db, { from: `source:${nth % 200}`, to: owed, amount: 1, key: `${plan.invoice}:${newId()}` }),
  );
  await db.execute("analyze");
  const year = new Date().getFullYear();
  const days = { from: `${year}-01-01`, to: `${year}-12-31`, timeZone: "Europe/London" };
  return [
    await readOften("an employee’s", () => earningsParts(db, person, days)),
    await readOften("a company’s", () => companyParts(db, company, days)),
  ];
}

async function readOften(
  whose: string,
  read: () => ReturnType<typeof earningsParts>,
): Promise<StatementTime> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const lines = (await read()).flatMap((part) => part.lines);
    times.push(performance.now() - started);
    if (lines.length !== rows) throw new Error(`The statement has ${lines.length} rows.`);
  }
  return { whose, rows, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

export function move(db: Database, { from, to, amount, pending = false, key = newId() }: Move) {
  const entries = [
    { name: from, currency: "USD", mayGoNegative: from.startsWith("source"), amount: -amount },
    { name: to, currency: "USD", amount },
  ];
  return db.transaction((tx) => transfer(tx, { key, memo: "Bench", at: new Date(), entries, pending }));
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
