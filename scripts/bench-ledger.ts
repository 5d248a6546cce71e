import { settle } from "#server/domains/ledger/index.ts";
import { onOwnDatabase } from "./bench/own-database.ts";
import { machine, statementRow, table } from "./bench/report.ts";
import { many, move, readLongStatement } from "./bench/statement-time.ts";

/** Measures transfers a second, each committed to disk, and a long statement: npm run bench:ledger */
const transfers = 5000;
const purses = 200;

const rows = await onOwnDatabase({ durable: true }, async (db) => {
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
  return [
    [`transfers between ${purses} accounts`, rate(transfers, apart)],
    ["transfers that all take from one account", rate(transfers, shared)],
    ["transfers that are held, then posted", rate(transfers / 5, held)],
    statementRow(await readLongStatement(db)),
  ];
});
console.log(`${machine()}\n${table(["what", "figure"], rows)}`);

function rate(count: number, ms: number) {
  return `${Math.round((count / ms) * 1000).toLocaleString("en-GB")} a second`;
}
