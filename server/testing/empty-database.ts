import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { type OpenDatabase, openDatabase } from "#server/database/open.ts";
import { productRole } from "#server/database/product-role.ts";

/** Databases of this worker that no file uses now; a file that is done gives its own back. */
const free: string[] = [];
/** A table that lost more rows than this is swept, so that the next files do not read past them. */
const manyRows = 500;
/** Few, so that races wait for each other; and however busy the machine is, nobody who waits is sent away. */
const connections = { max: 6, patienceMs: 600_000 };

/** A database with all tables and no rows, as the product has it: the one the last file used, emptied, or a new one from the template. */
export async function emptyDatabase(): Promise<OpenDatabase> {
  const name = free.pop() ?? (await createFromTemplate());
  await empty(name);
  const database = openDatabase(addressOf(inject("databaseUrl"), name), connections);
  return {
    ...database,
    close: async () => {
      await database.close();
      free.push(name);
    },
  };
}

/** Does something in a database of the tests that the product's role may not do. */
export async function asSuperuser<T>(name: string, act: (superuser: pg.Client) => Promise<T>): Promise<T> {
  const superuser = new pg.Client({ connectionString: addressOf(inject("superuserUrl"), name) });
  await superuser.connect();
  try {
    return await act(superuser);
  } finally {
    await superuser.end();
  }
}

async function createFromTemplate() {
  const name = `w_${randomUUID().replaceAll("-", "")}`;
  await asSuperuser("postgres", async (superuser) => {
    // A template may be copied by one at a time.
    await superuser.query("select pg_advisory_lock(1)");
    await superuser.query(`create database ${name} template template owner ${productRole}`);
  });
  return name;
}

/** Rows go, whatever they refer to, and numbers begin at one again. */
function empty(name: string) {
  return asSuperuser(name, async (superuser) => {
    const { rows: tables } = await superuser.query<{ name: string }>(
      "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    );
    await superuser.query("set session_replication_role = replica");
    const emptied = (await superuser.query(
      tables.map((table) => `delete from ${table.name}`).join(";"),
    )) as unknown as { rowCount: number }[];
    await superuser.query("select setval(oid, 1, false) from pg_class where relkind = 'S'");
    for (const [number, { rowCount }] of emptied.entries())
      if (rowCount > manyRows) await superuser.query(`vacuum ${tables[number]!.name}`);
  });
}

function addressOf(server: string, name: string) {
  const url = Object.assign(new URL(server), { pathname: `/${name}` });
  url.searchParams.set("host", inject("databaseSocket"));
  return url.href;
}
