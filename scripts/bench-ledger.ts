import { makeTransfers } from "./bench/ledger-time.ts";
import { onOwnDatabase } from "./bench/own-database.ts";
import { ledgerRows, machine, statementRow, table } from "./bench/report.ts";
import { readLongStatement } from "./bench/statement-time.ts";

/** Measures transfers a second, each committed to disk, and a long statement: npm run bench:ledger */
const rows = await onOwnDatabase({ durable: true }, async (db) => [
  ...ledgerRows(await makeTransfers(db)),
  statementRow(await readLongStatement(db)),
]);
console.log(`${machine()}\n${table(["what", "figure"], rows)}`);
