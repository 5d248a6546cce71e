import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { balanceOf, transfer } from "#server/domains/ledger/index.ts";
import { startEmbedded } from "./embedded.ts";
import { type OpenDatabase, migrateDatabase, openDatabase } from "./open.ts";
import { productRole } from "./product-role.ts";

const folder = mkdtempSync(join(tmpdir(), "hiring-platform-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const purse = { name: "purse:ann", currency: "USD" };

async function onDatabase<T>(as: "url" | "superuserUrl", use: (database: OpenDatabase) => Promise<T>) {
  const server = await startEmbedded(folder, { durable: false });
  const database = openDatabase(server[as], { max: 2 });
  try {
    return await use(database);
  } finally {
    await database.close();
    await server.stop();
  }
}
function give({ db }: OpenDatabase, amount: number) {
  const entries = [
    { name: "bank", currency: "USD", mayGoNegative: true, amount: -amount },
    { ...purse, amount },
  ];
  return db.transaction((tx) => transfer(tx, { key: newId(), memo: "A gift", at: new Date(), entries }));
}

test("embedded database: a folder that an earlier version made as the superuser is handed over, with all that is in it", async () => {
  await onDatabase("superuserUrl", async (database) => {
    await migrateDatabase(database);
    await database.pool.query("create schema search");
    await database.pool.query("create table search.opened (name text primary key)");
    await database.pool.query("insert into search.opened values ('jobs')");
    await give(database, 500);
    await database.pool.query("alter database postgres owner to postgres");
    await database.pool.query(`drop role ${productRole}`);
  });
  await onDatabase("url", async (database) => {
    await migrateDatabase(database);
    const { rows: others } = await database.pool.query(`
      select oid::regclass::text as name from pg_class where oid >= 16384 and relowner <> current_user::regrole
        and relkind in ('r', 'p', 'S', 'v', 'i') and relnamespace::regnamespace::text !~ '^pg_'
      union all select oid::regprocedure::text from pg_proc procedure where oid >= 16384 and proowner <> current_user::regrole
        and not exists (select from pg_depend where objid = procedure.oid and deptype = 'e')
      union all select nspname from pg_namespace where oid >= 16384 and nspowner <> current_user::regrole and nspname !~ '^pg_'`);
    expect(others).toEqual([]);
    expect((await database.pool.query("select name from search.opened")).rows).toEqual([{ name: "jobs" }]);
    await give(database, 200);
    expect(await balanceOf(database.db, purse)).toEqual({ balance: 700, free: 700 });
    for (const statement of [
      "update ledger_entries set amount = 1",
      "delete from ledger_transfers",
      "truncate ledger_accounts",
    ])
      await expect(database.pool.query(statement)).rejects.toThrow(/permission denied for table ledger_/);
    const unbalanced = sql`insert into ledger_entries (transfer_id, account_id, currency, layer, amount, memo, at, kind)
      select transfer_id, account_id, currency, 'posted', 1, '', now(), '' from ledger_entries limit 1`;
    await expect(database.db.execute(unbalanced)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/sums to zero/) },
    });
  });
}, 120_000);
