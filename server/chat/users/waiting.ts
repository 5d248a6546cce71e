import { sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { connectionAliveMs } from "../store/users/queries.ts";

export interface Waiting {
  cid: string;
  userId: string;
  unread: number;
  /** When the first unread message was sent. */
  since: Date;
  /** The author of the last one. */
  fromUserId: string | null;
  fromName: string | null;
  /** What the last one says. */
  latest: string;
}
const quietMs = 10 * 60_000;
const forgottenMs = 86_400_000;

interface Row extends Record<string, unknown> {
  cid: string;
  user_id: string;
  unread: number;
  since: Date;
  from_user_id: string | null;
  from_name: string | null;
  latest: string;
}

/** Offline users with messages unread for ten minutes, in channels they have not muted, from users they have not blocked. */
export async function peopleAway(db: Reader, now: Date): Promise<Waiting[]> {
  const alive = new Date(now.getTime() - connectionAliveMs).toISOString();
  const quiet = new Date(now.getTime() - quietMs).toISOString();
  const forgotten = new Date(now.getTime() - forgottenMs).toISOString();
  const { rows } = await db.execute<Row>(sql`
    select read.cid, read.user_id, count(*)::int as unread, min(message.created_at) as since,
      (array_agg(message.user_id order by message.sequence desc))[1] as from_user_id,
      (array_agg(author.name order by message.sequence desc))[1] as from_name,
      (array_agg(message.text order by message.sequence desc))[1] as latest
    from chat_messages message
    join chat_reads read on read.cid = message.cid and message.sequence > read.last_read_sequence
      and message.user_id <> read.user_id
    join chat_members member on member.cid = read.cid and member.user_id = read.user_id
      and member.muted_at is null
    left join chat_users author on author.id = message.user_id
    where message.created_at > ${forgotten}::timestamptz and message.type = 'regular'
      and message.parent_id is null and message.deleted_at is null
      and not message.silent and not message.shadowed and not message.pending
      and not exists (select 1 from chat_blocks block
        where block.user_id = read.user_id and block.blocked_user_id = message.user_id)
      and not exists (select 1 from chat_connections here
        where here.user_id = read.user_id and here.seen_at > ${alive}::timestamptz)
    group by read.cid, read.user_id
    having min(message.created_at) < ${quiet}::timestamptz`);
  return rows.map((row) => ({
    cid: row.cid,
    userId: row.user_id,
    unread: row.unread,
    since: new Date(row.since),
    fromUserId: row.from_user_id,
    fromName: row.from_name,
    latest: row.latest,
  }));
}
