import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { type OpenDatabase, openDatabase } from "#server/database/open.ts";

/** Databases of this worker that no file uses now; a file that is done gives its own back. */
const free: string[] = [];
/** A table that lost more rows than this is swept, so that the next files do not read past them. */
const manyRows = 500;

/** A database with all tables and no rows: the one the last file used, emptied, or a new one from the template. */
export async function emptyDatabase(server: string): Promise<OpenDatabase> {
  const name = free.pop() ?? (await createFromTemplate(server));
  const database = openDatabase(at(server, name), { max: 6 });
  await empty(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      free.push(name);
    },
  };
}

async function createFromTemplate(server: string) {
  const name = `w_${randomUUID().replaceAll("-", "")}`;
  const maker = openDatabase(server, { max: 1 });
  // A template may be copied by one at a time.
  await maker.pool.query("select pg_advisory_lock(1)");
  await maker.pool.query(`create database ${name} template template`);
  await maker.close();
  return name;
}

/** Rows go, whatever they refer to, and numbers begin at one again. */
async function empty({ pool }: OpenDatabase) {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const client = await pool.connect();
  await client.query("set session_replication_role = replica");
  const emptied = (await client.query(
    tables.map(({ name }) => `delete from ${name}`).join(";"),
  )) as unknown as { rowCount: number }[];
  await client.query("select setval(oid, 1, false) from pg_class where relkind = 'S'");
  client.release(true);
  for (const [number, { rowCount }] of emptied.entries())
    if (rowCount > manyRows) await pool.query(`vacuum ${tables[number]!.name}`);
}

function at(server: string, name: string) {
  const url = Object.assign(new URL(server), { pathname: `/${name}` });
  url.searchParams.set("host", inject("databaseSocket"));
  return url.href;
}
