import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "#server/database/embedded.ts";
import { newId } from "#server/database/ids.ts";
import { migrateDatabase, openDatabase } from "#server/database/open.ts";
import { balanceOf, settle, statementOf, transfer } from "#server/domains/ledger/index.ts";

/** Measures transfers a second, each committed to disk, and a long statement: npm run bench:ledger */
const transfers = 5000;
const atOnce = 20;
const purses = 200;
const statementRows = 10_000;
const rounds = 20;
const now = new Date();

const folder = mkdtempSync(join(tmpdir(), "hiring-platform-"));
const server = await startEmbedded(folder);
const database = openDatabase(server.url);
try {
  console.log(`${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}`);
  await migrateDatabase(database);
  await many(purses, (nth) => move(`source:${nth}`, `purse:${nth}`, 1_000_000));
  const apart = await many(transfers, (nth) =>
    move(`purse:${nth % purses}`, `purse:${(nth + 7) % purses}`, 1),
  );
  console.log(`Transfers between ${purses} accounts: ${rate(transfers, apart)} a second`);
  const shared = await many(transfers, (nth) => move("source:one", `purse:${nth % purses}`, 1));
  console.log(`Transfers that all take from one account: ${rate(transfers, shared)} a second`);
  const held = await many(transfers / 5, async (nth) => {
    const { id } = await move(`purse:${nth % purses}`, `purse:${(nth + 7) % purses}`, 1, true);
    await database.db.transaction((tx) =>
      settle(tx, { of: id, as: "posted", key: id, memo: "Bench", at: now }),
    );
  });
  console.log(`Transfers that are held, then posted: ${rate(transfers / 5, held)} a second`);
  await many(statementRows, (nth) => move(`purse:${nth % purses}`, "purse:long", 1));
  const { balance } = await balanceOf(database.db, { name: "purse:long", currency: "USD" });
  if (balance !== statementRows) throw new Error(`The account has ${balance}.`);
  await database.db.execute("analyze");
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await readLong());
  times.sort((a, b) => a - b);
  console.log(
    `Statement of ${statementRows} rows: p50 ${times[rounds / 2]!.toFixed(1)} ms, p95 ${times[rounds - 2]!.toFixed(1)} ms`,
  );
} finally {
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function move(from: string, to: string, amount: number, pending = false) {
  const entries = [
    { name: from, currency: "USD", mayGoNegative: from.startsWith("source"), amount: -amount },
    { name: to, currency: "USD", amount },
  ];
  return database.db.transaction((tx) =>
    transfer(tx, { key: newId(), memo: "Bench", at: now, entries, pending }),
  );
}

async function readLong() {
  const started = performance.now();
  const rows = await statementOf(
    database.db,
    { name: "purse:long", currency: "USD" },
    { limit: statementRows },
  );
  if (rows.length !== statementRows) throw new Error(`The statement has ${rows.length} rows.`);
  return performance.now() - started;
}

/** Does something so many times, some at once; answers in milliseconds. */
async function many(count: number, act: (nth: number) => Promise<unknown>) {
  const started = performance.now();
  let next = 0;
  const workers = Array.from({ length: atOnce }, async () => {
    while (next < count) await act(next++);
  });
  await Promise.all(workers);
  return performance.now() - started;
}

function rate(count: number, ms: number) {
  return Math.round((count / ms) * 1000).toLocaleString("en-US");
}
