import { readFileSync } from "node:fs";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { reach } from "./reach.ts";
import { isUnavailable } from "./unavailable.ts";
import { nameStatements } from "./named-statements.ts";
import { sendOneAtATime } from "./one-at-a-time.ts";

export type Database = NodePgDatabase;
/** The same queries inside a transaction. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type Reader = Database | Transaction;
/** What a transaction can leave for others to take up: tasks in a lane, events to be told. */
export type Left = `tasks:${string}` | "events";

interface Pending {
  left: Set<Left>;
  afterwards: (() => void)[];
}
const pendingOf = new WeakMap<Transaction, Pending>();

/** Notes that the transaction writes tasks or events, so that whoever waits for them is woken after the commit. */
export function leave(tx: Transaction, left: Left) {
  pendingOf.get(tx)?.left.add(left);
}

/** Does something once the change is committed; never if it is taken back, with the whole or alone. */
export function afterCommit(tx: Transaction, act: () => void) {
  pendingOf.get(tx)!.afterwards.push(act);
}

/** What an inner transaction leaves is taken over by the outer one, unless it is taken back alone. */
function follow(tx: Transaction, pending: Pending): Transaction {
  pendingOf.set(tx, pending);
  const transaction = tx.transaction.bind(tx);
  tx.transaction = async (change) => {
    const own: Pending = { left: pending.left, afterwards: [] };
    const result = await transaction((inner) => change(follow(inner, own)));
    pending.afterwards.push(...own.afterwards);
    return result;
  };
  return tx;
}

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  url: string;
  /** Called after each commit made here with what it left, so that this is taken up at once. */
  onCommit(listener: (left: ReadonlySet<Left>) => void): void;
  close(): Promise<void>;
}

/** How long a caller waits for a connection before being asked to try again. */
const usualPatienceMs = 15_000;

interface PoolSettings {
  max?: number;
  patienceMs?: number;
}

/** Opens a pool on a PostgreSQL server. */
export function openDatabase(
  url: string,
  { max = 24, patienceMs = usualPatienceMs }: PoolSettings = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: "-c timezone=UTC",
    connectionTimeoutMillis: patienceMs,
  });
  // A connection breaks while it is idle or lent out; whoever uses it hears of that from its next query.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  sendOneAtATime(pool);
  nameStatements(pool);
  const db = drizzle(pool);
  const listeners: ((left: ReadonlySet<Left>) => void)[] = [];
  db.transaction = async (change, config) => {
    const pending: Pending = { left: new Set(), afterwards: [] };
    const result = await onOneConnection(pool, (lent) =>
      lent.transaction((tx) => change(follow(tx, pending)), config),
    );
    for (const act of pending.afterwards) act();
    for (const listener of listeners) listener(pending.left);
    return result;
  };
  return { db, pool, url, onCommit: (listener) => void listeners.push(listener), close: () => pool.end() };
}

/** The builder's own way leaves a connection lent out for good when "begin" fails on it. */
async function onOneConnection<T>(pool: pg.Pool, use: (lent: Database) => Promise<T>) {
  const client = await pool.connect();
  let broken = false;
  try {
    return await use(drizzle(client));
  } catch (error) {
    broken = isUnavailable(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Brings the tables up to date; several processes may start at once. */
export async function migrateDatabase({ db, pool, url }: OpenDatabase) {
  await reach(url);
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock(724891)");
    await migrate(db, { migrationsFolder: new URL("migrations", import.meta.url).pathname }).catch(
      sayOfOldTables,
    );
    await client.query(readFileSync(new URL("after-migrations.sql", import.meta.url), "utf8"));
  } finally {
    await client.query("select pg_advisory_unlock(724891)");
    client.release();
  }
}

const tableExists = "42P07";

/** Until the first release, tables were made anew rather than changed. */
function sayOfOldTables(error: { cause?: { code?: string } }): never {
  if (error.cause?.code !== tableExists) throw error;
  throw new Error(
    "This database was made by a version before the first release and cannot be brought up to date. Choose another DATA_DIR (or an empty database), or remove the old one.",
    { cause: error },
  );
}
