import { inArray } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { presentChannel } from "../channels/present-channel.ts";
import { chatChannels } from "../tables.ts";
import { usersById } from "../users/queries.ts";
import { chatBans } from "./tables.ts";

export async function presentBans(db: Reader, rows: (typeof chatBans.$inferSelect)[], now: Date) {
  const people = await usersById(
    db,
    rows.flatMap((row) => [row.userId, row.bannedById]),
    now,
  );
  const cids = rows.map((row) => row.cid).filter(Boolean);
  const channels = cids.length
    ? await db.select().from(chatChannels).where(inArray(chatChannels.cid, cids))
    : [];
  return rows.flatMap((row) => {
    const user = people.get(row.userId);
    const banned_by = row.bannedById ? people.get(row.bannedById) : undefined;
    const channel = channels.find(({ cid }) => cid === row.cid);
    if (!user) return [];
    return [
      {
        user,
        ...(banned_by && { banned_by }),
        ...(channel && { channel: presentChannel(channel, people) }),
        ...(row.reason !== null && { reason: row.reason }),
        shadow: row.shadow,
        ip_ban: row.ipBan,
        ...(row.expires && { expires: row.expires.toISOString() }),
        created_at: row.createdAt.toISOString(),
      },
    ];
  });
}
