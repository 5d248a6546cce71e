import { and, eq, gt, inArray } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { unreadAfter } from "../channels/queries.ts";
import { actorOf, type ChatCall } from "../context.ts";
import { chatChannels, chatReads } from "../tables.ts";

export interface Totals {
  total_unread_count: number;
  unread_channels: number;
  /** The older name of the total. */
  unread_count: number;
}
export const noneUnread: Totals = { total_unread_count: 0, unread_channels: 0, unread_count: 0 };

/** Unread messages of people over all their channels. */
export async function totalsOf(db: Reader, userIds: string[]): Promise<Map<string, Totals>> {
  const totals = new Map(userIds.map((id) => [id, { ...noneUnread }]));
  if (!userIds.length) return totals;
  for (const { userId, unread } of await unreadRows(db, userIds)) {
    const total = totals.get(userId);
    if (!total || !unread) continue;
    total.total_unread_count += unread;
    total.unread_count += unread;
    total.unread_channels += 1;
  }
  return totals;
}

/** Channels that moved on since their reader was there: the others cost nothing. */
function unreadRows(db: Reader, userIds: string[]) {
  return db
    .select({
      userId: chatReads.userId,
      cid: chatReads.cid,
      type: chatChannels.type,
      lastReadAt: chatReads.lastReadAt,
      unread: unreadAfter,
    })
    .from(chatReads)
    .innerJoin(chatChannels, eq(chatChannels.cid, chatReads.cid))
    .where(and(inArray(chatReads.userId, userIds), gt(chatChannels.sequence, chatReads.lastReadSequence)));
}

/** GET /unread. */
export async function unreadOf(call: ChatCall) {
  const userId = actorOf(call);
  const rows = (await unreadRows(call.db, [userId])).filter(({ unread }) => unread > 0);
  const types = Map.groupBy(rows, (row) => row.type);
  const count = (some: typeof rows) => some.reduce((sum, { unread }) => sum + unread, 0);
  return {
    total_unread_count: count(rows),
    total_unread_threads_count: 0,
    channels: rows.map(({ cid, unread, lastReadAt }) => ({
      channel_id: cid,
      unread_count: unread,
      last_read: lastReadAt,
    })),
    channel_type: [...types].map(([type, some]) => ({
      channel_type: type,
      channel_count: some.length,
      unread_count: count(some),
    })),
    threads: [],
  };
}
