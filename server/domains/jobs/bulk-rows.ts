import { getTableColumns, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { jobs } from "./tables.ts";

type NewRow = typeof jobs.$inferInsert;
type ChangedRow = Partial<NewRow> & { id: string };

const columns = getTableColumns(jobs);
const nameOf = (key: string) => columns[key as keyof typeof columns].name;

/** Inserts many jobs with one statement; all rows have the same keys. */
export async function insertRows(tx: Transaction, rows: NewRow[]) {
  if (!rows.length) return;
  const names = sql.join(
    namesOf(rows).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`insert into ${jobs} (${names}) select ${names} from ${recordset(rows)}`);
}

/** Updates many jobs with one statement; all rows have the same keys. */
export async function updateRows(tx: Transaction, rows: ChangedRow[]) {
  if (!rows.length) return;
  const changes = namesOf(rows)
    .filter((name) => name !== "id")
    .map((name) => sql`${sql.identifier(name)} = given.${sql.identifier(name)}`);
  await tx.execute(
    sql`update ${jobs} set ${sql.join(changes, sql`, `)} from ${recordset(rows)} given where ${jobs.id} = given.id`,
  );
}

function namesOf(rows: object[]) {
  return Object.keys(rows[0]!).map(nameOf);
}

/** One parameter for all rows: faster to send than one for each value, and without PostgreSQL's limit of 65,535. */
function recordset(rows: object[]) {
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [nameOf(key), value])),
  );
  return sql`json_populate_recordset(null::${jobs}, ${JSON.stringify(named)}::json)`;
}
