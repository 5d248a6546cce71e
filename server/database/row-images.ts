import { type SQL, getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Reader, Transaction } from "./open.ts";

/** A row with every column, as JSON that the database itself wrote and reads again without a loss. */
export type RowImage = Record<string, unknown>;

export async function imagesOf(db: Reader, table: PgTable, where: SQL): Promise<RowImage[]> {
  const name = sql.identifier(getTableName(table));
  const { rows } = await db.execute<{ image: RowImage }>(
    sql`select to_jsonb(${name}) as image from ${table} where ${where}`,
  );
  return rows.map(({ image }) => image);
}

/** Inserts rows exactly as they were; what the database derives from them it derives again. */
export async function putBack(tx: Transaction, table: PgTable, images: readonly RowImage[]) {
  if (images.length === 0) return;
  const columns = Object.values(getTableColumns(table)).filter(({ generated }) => !generated);
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(images)}::jsonb)`,
  );
}
