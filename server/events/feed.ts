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
 * Rows commit out of the order of their numbers, so a reader stays below the oldest transaction still open.
 */
export async function followFacts(
  { db, pool, onCommit }: OpenDatabase,
  tell: (fact: SeenFact) => void,
  { pollMs = 1000 } = {},
) {
  const [start] = (
    await db.execute<{ position: string }>(sql`select coalesce(max(position), 0) as position from facts`)
  ).rows;
  let seen = Number(start?.position ?? 0);
  let reading: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  async function read() {
    const { rows } = await db.execute<{
      position: string;
      name: string;
      data: Record<string, unknown>;
      at: string;
    }>(
      sql`select position, name, data, at from facts where position > ${seen}
          and written_by::xid8 < pg_snapshot_xmin(pg_current_snapshot()) order by position limit 500`,
    );
    for (const row of rows) {
      seen = Math.max(seen, Number(row.position));
      tell({ position: Number(row.position), name: row.name, data: row.data, at: new Date(row.at) });
    }
    if (rows.length === 500) again = true;
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
