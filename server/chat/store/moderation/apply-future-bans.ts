import { sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";

interface Arrived {
  cid: string;
  userIds: string[];
  now: Date;
}
/** Bans new members whom the channel's creator banned from future channels; returns their ids. */
export async function applyFutureBans(tx: Transaction, { cid, userIds, now }: Arrived) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ user_id: string }>(sql`with held as (
      insert into chat_bans (user_id, cid, banned_by_id, reason, shadow, expires, created_at)
      select future.user_id, channel.cid, future.banned_by_id, future.reason, future.shadow, future.expires, ${at}
      from chat_future_bans future join chat_channels channel on channel.created_by_id = future.banned_by_id
      where channel.cid = ${cid} and channel.created_at >= future.created_at
        and future.user_id = any(${sql.param(userIds)}::text[]) and (future.expires is null or future.expires > ${at})
      on conflict do nothing returning user_id, shadow, expires)
    update chat_members set banned = not held.shadow, shadow_banned = held.shadow, ban_expires = held.expires
    from held where chat_members.cid = ${cid} and chat_members.user_id = held.user_id returning held.user_id`);
  return rows.map((row) => row.user_id);
}
