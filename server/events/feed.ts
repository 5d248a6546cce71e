import { sql } from "drizzle-orm";
import type { OpenDatabase } from "#server/database/open.ts";

export interface SeenFact {
  position: number;
  name: string;
  data: Record<string, unknown>;
  at: Date;
}

/**
 * Follows every committed fact, in order, from now on, whichever process wrote it.
 * Transactions end out of the order in which they began, so a reader goes by their numbers and stays below the oldest still open.
 */
export async function followFacts(
  { db, pool, onCommit }: OpenDatabase,
  tell: (fact: SeenFact) => void,
  { pollMs = 1000 } = {},
) {
  let edge = await oldestOpen();
  let reading: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  /** Every transaction below this number has ended: what it wrote is visible, or never will be. */
  async function oldestOpen() {
    const { rows } = await db.execute<{ edge: string }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as edge`,
    );
    return rows[0]!.edge;
  }
  async function read() {
    const next = await oldestOpen();
    if (next === edge) return;
    const { rows } = await db.execute<{
      position: string;
      name: string;
      data: Record<string, unknown>;
      at: string;
    }>(
      sql`select position, name, data, at from facts
          where written_by >= ${edge}::xid8 and written_by < ${next}::xid8 order by written_by, position`,
    );
    edge = next;
    for (const row of rows)
      tell({ position: Number(row.position), name: row.name, data: row.data, at: new Date(row.at) });
  }
  function wake() {
    if (stopped) return;
    again = true;
    reading ??= (async () => {
      while (again && !stopped) {
        again = false;
        await read().catch(() => {});
      }
    })().finally(() => (reading = null));
  }

  onCommit(wake);
  const listener = await pool.connect();
  listener.on("notification", wake);
  listener.on("error", () => {});
  await listener.query("listen facts");
  const timer = setInterval(wake, pollMs);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await reading;
    listener.release(true);
  };
}
