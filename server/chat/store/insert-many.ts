import { type SQL, getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "#server/database/open.ts";

/** Inserts any number of rows with one statement of constant text, so that its plan is cached. */
export async function insertMany<T extends PgTable>(tx: Transaction, table: T, rows: T["$inferSelect"][]) {
  if (!rows.length) return;
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => [key, column.name] as const);
  const values = rows.map((row) =>
    Object.fromEntries(columns.map(([key, name]) => [name, (row as Record<string, unknown>)[key]])),
  );
  const name = sql.identifier(getTableName(table));
  const names: SQL[] = columns.map(([, column]) => sql`${sql.identifier(column)}`);
  const list = sql.join(names, sql`, `);
  await tx.execute(sql`insert into ${name} (${list})
    select ${list} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(values)}::jsonb)`);
}
