import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { users } from "#server/domains/accounts/index.ts";

/** Columns of any kind that may name a file, by its id or its address; a file that one of them names is in use. */
const naming: AnyPgColumn[] = [users.profilePicture];

/** Lets domains above say where they may name files. A column that is left out here costs people their files. */
export function addFileNames(...columns: AnyPgColumn[]) {
  naming.push(...columns);
}

const anyId = "[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}";

export function isNamedNowhere({ id }: { id: AnyPgColumn }): SQL {
  const named = naming.map(
    (column) =>
      sql`select (regexp_matches(lower(${column}::text), ${anyId}, 'g'))[1] from ${column.table} where ${column} is not null`,
  );
  return sql`not exists (select from (${sql.join(named, sql` union `)}) as named(id) where named.id = ${id}::text)`;
}
