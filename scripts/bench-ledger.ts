import { makeTransfers } from "./bench/ledger-time.ts";
import { onOwnDatabase } from "./bench/own-database.ts";
import { ledgerRows, machine, statementRows, table } from "./bench/report.ts";
import { readLongStatements } from "./bench/statement-time.ts";

/** Measures transfers a second, each committed to disk, and long statements: npm run bench:ledger */
const rows = await onOwnDatabase({ durable: true }, async (db) => [
  ...ledgerRows(await makeTransfers(db)),
  ...statementRows(await readLongStatements(db)),
]);
console.log(`${machine()}\n${table(["what", "figure"], rows)}`);
