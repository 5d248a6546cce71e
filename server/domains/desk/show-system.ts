import { count, desc, gte, sql } from "drizzle-orm";
import type { SystemState } from "#contract/desk.ts";
import type { AdminContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { indexNames, isReady } from "#server/domains/search/index.ts";
import { outbox, suppressedAddresses } from "#server/outside/mail/tables.ts";
import { failingOutside } from "./failing-outside.ts";

const weekMs = 7 * 86_400_000;
const mostBounces = 50;
const mostTables = 12;

/** What is on the way, what fails, and how large everything is. */
export async function showSystem({
  db,
  now,
  config,
  outside: { searchEngine },
}: AdminContext): Promise<SystemState> {
  const ready = isReady(searchEngine);
  const [failing, emails, bounces, bouncesTotal, indexes, database] = await Promise.all([
    failingOutside(db),
    emailStates(db, new Date(now().getTime() - weekMs)),
    db.select().from(suppressedAddresses).orderBy(desc(suppressedAddresses.at)).limit(mostBounces),
    db.$count(suppressedAddresses),
    ready
      ? Promise.all(indexNames().map(async (name) => ({ name, ...(await searchEngine.stats(name)) })))
      : [],
    databaseState(db),
  ]);
  return {
    startedAt: new Date(now().getTime() - process.uptime() * 1000).toISOString(),
    warmingUp: ready ? [] : ["search"],
    failing: failing.map((one) => ({ ...one, since: one.since?.toISOString() ?? null })),
    emails,
    bounces: bounces.map(({ email, reason, at }) => ({ email, reason, at: at.toISOString() })),
    bouncesTotal,
    hearsBounces: config.INBOUND_DOMAIN !== undefined,
    indexes: indexes.map(({ name, documents, bytes }) => ({ name, documents, bytes })),
    database,
  };
}

async function emailStates(db: Reader, since: Date) {
  const rows = await db
    .select({ state: outbox.state, number: count() })
    .from(outbox)
    .where(gte(outbox.createdAt, since))
    .groupBy(outbox.state);
  const of = (state: string) => rows.find((row) => row.state === state)?.number ?? 0;
  return {
    waiting: of("waiting"),
    sent: of("sent"),
    kept: of("kept"),
    suppressed: of("suppressed"),
    failed: of("failed"),
  };
}

/** Rows are PostgreSQL's own estimate: counting them all would take as long as reading them. */
async function databaseState(db: Reader) {
  const size = await db.execute<{ bytes: string; connections: string }>(sql`
    select pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections`);
  const tables = await db.execute<{ name: string; bytes: string; rows: string }>(sql`
    select c.relname as name, pg_total_relation_size(c.oid) as bytes, greatest(c.reltuples, 0)::bigint as rows
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = current_schema()
    order by 2 desc limit ${mostTables}`);
  const [{ bytes, connections }] = size.rows as [{ bytes: string; connections: string }];
  return {
    bytes: Number(bytes),
    connections: Number(connections),
    tables: tables.rows.map((table) => ({
      name: table.name,
      bytes: Number(table.bytes),
      rows: Number(table.rows),
    })),
  };
}
