import type { Client, Pool } from "pg";
import type { Owner } from "#server/domains/accounts/index.ts";
import { newId } from "#server/database/ids.ts";
import { asSuperuser } from "./empty-database.ts";
import {
  alsoPeople,
  closedValues,
  keptRows,
  neverMembers,
  ofPerson,
  ownTables,
  shapes,
} from "./filled-tables.data.ts";

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  default: string | null;
}
type Ids = Pick<
  Owner,
  "userId" | "candidateId" | "employeeId" | "companyAdminId" | "companyId" | "fullName" | "givenEmail"
>;
interface Filling {
  person: Ids;
  /** Anyone else a row names. */
  other: Ids;
  jobId: string;
  now: Date;
}

/**
 * Puts a row of someone into every table, once for each column that can name them, with a mark of its own in each text.
 * Rows refer to each other as far as the names of their columns say. No rule of the product is asked: what is found later is found wherever it lay.
 */
export async function fillTables(pool: Pool, tables: string[], filling: Filling) {
  const columns = await columnsOf(pool);
  const own = new Map(tables.map((table) => [table, newId()]));
  const places = new Map<string, string>();
  const filled = new Set<string>();
  const { fullName, givenEmail } = filling.person;
  const mark = (place: string) => {
    places.set(`zq${places.size + 1}z`, place);
    return `zq${places.size}z ${fullName} ${givenEmail}`;
  };
  const { rows } = await pool.query<{ name: string }>("select current_database() as name");
  await asSuperuser(rows[0]!.name, async (superuser) => {
    await superuser.query("set session_replication_role = replica");
    for (const table of tables)
      for (const by of pointersOf(table, columns.get(table)!)) {
        const row: Record<string, unknown> = {};
        for (const one of columns.get(table)!)
          row[one.column] = valueOf(one, { by, own, mark, first: !filled.has(table), ...filling });
        if (await write(superuser, table, row)) filled.add(table);
      }
  });
  return { filled, places };
}

async function columnsOf(pool: Pool) {
  const { rows } = await pool.query<Column>(
    `select class.relname as table, attname as column, typname as type, not attnotnull as nullable,
       pg_get_expr(adbin, adrelid) as default
     from pg_class class
     join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
       and attgenerated = '' and attidentity = ''
     join pg_type on pg_type.oid = atttypid left join pg_attrdef on adrelid = class.oid and adnum = attnum
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
     order by class.relname, attnum`,
  );
  return Map.groupBy(rows, ({ table }) => table);
}

async function write(superuser: Client, table: string, row: Record<string, unknown>) {
  const names = Object.keys(row).filter((name) => row[name] !== undefined);
  const values = names.map((name) => row[name]);
  const quoted = names.map((name) => `"${name}"`);
  const query = keptRows[table]
    ? `update "${table}" set ${quoted.map((name, at) => `${name} = $${at + 1}`).join(", ")}
       where id = $${names.indexOf("id") + 1}`
    : `insert into "${table}" (${quoted.join(", ")}) values (${names.map((_, at) => `$${at + 1}`).join(", ")})
       on conflict do nothing`;
  const written = await superuser.query(query, values).catch((error: Error) => {
    throw new Error(`A row of ${table} can’t be made of its columns alone: ${error.message}`);
  });
  return written.rowCount === 1;
}

/** By which columns a row of this table can be of someone; of one that names no one, by its place alone. */
function pointersOf(table: string, columns: Column[]) {
  if (keptRows[table]) return ["id"];
  const naming = columns
    .filter(({ column, type }) => /^_?(text|uuid)$/.test(type) && namesPeople(table, column))
    .map(({ column }) => column)
    .filter((column) => column !== "full_name" && column !== "holder");
  const apart = naming.filter((column) => !saysAgain(table, column, naming));
  return apart.length > 0 ? apart : ["id"];
}

function namesPeople(table: string, column: string) {
  const place = `${table}.${column}`;
  return !neverMembers.has(place) && (alsoPeople.has(place) || ofPerson.test(column));
}

/** Whether a column says once more whom one of the others names. */
function saysAgain(table: string, column: string, others: string[]) {
  if (column === "application_id") return others.includes("candidate_id");
  const ofSame = /^(company_admin_id|employee_id|email|company_email)$/.test(column);
  return (ofSame || `${table}.${column}` === "assistant_threads.candidate_id") && others.includes("user_id");
}

interface Cell extends Filling {
  by: string;
  own: Map<string, string>;
  mark: (place: string) => string;
  /** The first row of a table is the one that others refer to. */
  first: boolean;
}
function valueOf(one: Column, cell: Cell): unknown {
  const { table, column, type } = one;
  const { by, own, first } = cell;
  const place = `${table}.${column}`;
  if (column === "id" && keptRows[table]) return cell.person[keptRows[table]];
  for (const name of [place, column]) if (name in closedValues) return closedValues[name];
  if (column === "id" && /^(text|uuid)$/.test(type)) return first ? own.get(table) : newId();
  if (column === "job_id") return cell.jobId;
  if (/^_?(text|uuid)$/.test(type)) {
    const theirs =
      by === "id" || column === by || saysAgain(table, column, [by]) || !namesPeople(table, column);
    const named = idNamed(place, theirs ? cell.person : cell.other);
    if (named !== undefined) return type.startsWith("_") ? [named] : named;
    const referred = theirs && column.endsWith("_id") ? ownRow(column, own) : undefined;
    if (referred) return referred;
  }
  return plainValue(one, { ...cell, place });
}

function plainValue(
  { type, nullable, default: given }: Column,
  { by, mark, place, now }: Cell & { place: string },
) {
  const word = () => mark(`${place} by ${by}`);
  if (type === "text") return given && given !== "''::text" ? undefined : word();
  if (type === "_text") return [word()];
  if (type === "jsonb") return JSON.stringify((shapes[place] ?? shapeOf(given))(word()));
  if (type === "bytea") return Buffer.from(word());
  if (nullable || given) return undefined;
  if (type === "uuid") return newId();
  if (/^(timestamptz|date)$/.test(type)) return now;
  return type === "bool" ? false : 1;
}

function shapeOf(given: string | null) {
  return (said: string) => (given?.startsWith("'[]'") ? [{ said }] : { said });
}

/** Whose number or address a column of this name holds. */
function idNamed(place: string, ids: Ids) {
  const column = place.split(".")[1]!;
  if (column.endsWith("company_admin_id")) return ids.companyAdminId;
  if (/(candidate|owner)_id$/.test(column)) return ids.candidateId;
  if (column.endsWith("employee_id")) return ids.employeeId;
  if (/email$|^recipient$/.test(column)) return ids.givenEmail;
  if (column === "company_id") return ids.companyId;
  if (alsoPeople.has(place)) return alsoPeople.get(place) === "user" ? ids.userId : ids.candidateId;
  if (/(user|actor|sender|member|author|tester|target|subject|person|admin)_ids?$|_by(_id)?$/.test(column))
    return ids.userId;
  return undefined;
}

/** The person's row that a column named after a table refers to. */
function ownRow(column: string, own: Map<string, string>) {
  const name = column.replace(/_id$/, "");
  const table = [ownTables[name], `${name}s`, name.replace(/y$/, "ies")].find((one) => one && own.has(one));
  return table && own.get(table);
}
