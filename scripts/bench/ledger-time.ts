import type { Database } from "#server/database/open.ts";
import { settle } from "#server/domains/ledger/index.ts";
import { onOwnDatabase } from "./own-database.ts";
import { many, move } from "./statement-time.ts";

/** Transfers a second, each committed to disk. */
export interface LedgerRates {
  purses: number;
  apart: number;
  shared: number;
  held: number;
}
const transfers = 5000;
const purses = 200;

/** How many transfers the ledger makes in a second, on a database of its own. */
export function timeTransfers(): Promise<LedgerRates> {
  return onOwnDatabase({ durable: true }, makeTransfers);
}

/** The same on a given database, whose purses it fills first. */
export async function makeTransfers(db: Database): Promise<LedgerRates> {
  const between = (nth: number) => ({
    from: `purse:${nth % purses}`,
    to: `purse:${(nth + 7) % purses}`,
    amount: 1,
  });
  await many(purses, (nth) => move(db, { from: `source:${nth}`, to: `purse:${nth}`, amount: 1_000_000 }));
  const apart = await many(transfers, (nth) => move(db, between(nth)));
  const shared = await many(transfers, (nth) =>
    move(db, { from: "source:one", to: `purse:${nth % purses}`, amount: 1 }),
  );
  const held = await many(transfers / 5, async (nth) => {
    const { id } = await move(db, { ...between(nth), pending: true });
    await db.transaction((tx) =>
      settle(tx, { of: id, as: "posted", key: id, memo: "Bench", at: new Date() }),
    );
  });
  return {
    purses,
    apart: rate(transfers, apart),
    shared: rate(transfers, shared),
    held: rate(transfers / 5, held),
  };
}

function rate(count: number, ms: number) {
  return (count / ms) * 1000;
}
