import { type SQL, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Reader } from "./open.ts";

export type Names = (db: Reader, ids: string[]) => Promise<{ id: string; name: string | null }[]>;

/** How people call the rows of a table, by their ids; what is gone has no name. */
export function namesOf(table: PgTable & { id: PgColumn }, name: PgColumn | SQL<string>): Names {
  return async (db, ids) => {
    const rows = await db.select({ id: table.id, name }).from(table).where(inArray(table.id, ids));
    return rows.map((row) => ({ id: String(row.id), name: row.name === null ? null : String(row.name) }));
  };
}
