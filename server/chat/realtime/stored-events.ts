import { sql } from "drizzle-orm";
import type { Database } from "#server/database/open.ts";

export interface StoredEvent {
  cid: string;
  sequence: number;
  type: string;
  payload: Record<string, unknown>;
}
const batch = 500;

/** Committed events of channels past the numbers already delivered, in the order of each channel. */
export async function eventsPast(db: Database, delivered: Map<string, number>): Promise<StoredEvent[]> {
  const { rows } = await db.execute<{
    cid: string;
    sequence: string;
    type: string;
    payload: StoredEvent["payload"];
  }>(
    sql`select next.cid, next.sequence, next.type, next.payload
      from unnest(${sql.param([...delivered.keys()])}::text[], ${sql.param([...delivered.values()])}::bigint[]) as delivered(cid, sequence)
      cross join lateral (select * from chat_events
        where chat_events.cid = delivered.cid and chat_events.sequence > delivered.sequence
        order by chat_events.sequence limit ${batch}) next
      limit ${batch}`,
  );
  return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }));
}
export function isFullBatch(events: StoredEvent[]) {
  return events.length === batch;
}
