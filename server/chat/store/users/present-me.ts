import { and, eq, isNotNull } from "drizzle-orm";
import { presentChannel } from "../channels/present-channel.ts";
import type { Chat } from "#server/chat/context.ts";
import { chatChannels, chatMembers } from "../tables.ts";
import { ownUsersById } from "./own-user.ts";
import { usersById } from "./queries.ts";
import { noneUnread, totalsOf } from "./unread.ts";

/** A user as only they see themselves: with devices, mutes, muted channels and unread counts. */
export async function presentMe({ db, now }: Pick<Chat, "db" | "now">, userId: string) {
  const at = now();
  const [own, muted, totals] = await Promise.all([
    ownUsersById(db, [userId], at),
    mutedChannels(db, userId),
    totalsOf(db, [userId], at),
  ]);
  const people = await usersById(db, [userId, ...muted.map(({ channel }) => channel.createdById)], at);
  return {
    ...own.get(userId)!,
    id: userId,
    channel_mutes: muted
      .filter(({ member }) => !(member.muteExpires && member.muteExpires <= at))
      .map(({ member, channel }) => ({
        user: people.get(userId)!,
        channel: presentChannel(channel, people),
        created_at: member.mutedAt!.toISOString(),
        updated_at: member.mutedAt!.toISOString(),
        ...(member.muteExpires && { expires: member.muteExpires.toISOString() }),
      })),
    ...(totals.get(userId) ?? noneUnread),
  };
}

function mutedChannels(db: Chat["db"], userId: string) {
  return db
    .select({ member: chatMembers, channel: chatChannels })
    .from(chatMembers)
    .innerJoin(chatChannels, eq(chatChannels.cid, chatMembers.cid))
    .where(and(eq(chatMembers.userId, userId), isNotNull(chatMembers.mutedAt)));
}
