import { and, asc, gt, inArray, isNull, or } from "drizzle-orm";
import type { Device } from "#contract/chat/devices.ts";
import type { UserMute } from "#contract/chat/moderation-shapes.ts";
import type { ChatUser } from "#contract/chat/shapes.ts";
import type { Reader } from "#server/database/open.ts";
import { chatDevices } from "../devices/tables.ts";
import { chatBlocks, chatMutes } from "../moderation/tables.ts";
import { usersById } from "./queries.ts";

export type OwnUser = ChatUser & { devices: Device[]; mutes: UserMute[]; blocked_user_ids: string[] };

/** Users with what only they and servers see: their devices, mutes and blocks. */
export async function ownUsersById(db: Reader, ids: string[], now: Date): Promise<Map<string, OwnUser>> {
  if (!ids.length) return new Map();
  const [devices, mutes, blocks] = await Promise.all([
    db.select().from(chatDevices).where(inArray(chatDevices.userId, ids)).orderBy(asc(chatDevices.createdAt)),
    mutesOf(db, ids, now),
    db.select().from(chatBlocks).where(inArray(chatBlocks.userId, ids)),
  ]);
  const people = await usersById(db, [...ids, ...mutes.map((mute) => mute.targetId)], now);
  return new Map(
    ids.flatMap((id) => {
      const user = people.get(id);
      if (!user) return [];
      const own: OwnUser = {
        ...user,
        devices: devices.filter(({ userId }) => userId === id).map(presentDevice),
        mutes: mutes.filter(({ userId }) => userId === id).flatMap((row) => presentMute(row, people)),
        blocked_user_ids: blocks.filter(({ userId }) => userId === id).map((row) => row.blockedUserId),
      };
      return [[id, own] as const];
    }),
  );
}

export function mutesOf(db: Reader, userIds: string[], now: Date) {
  return db
    .select()
    .from(chatMutes)
    .where(and(inArray(chatMutes.userId, userIds), or(isNull(chatMutes.expires), gt(chatMutes.expires, now))))
    .orderBy(asc(chatMutes.createdAt));
}

export function presentMute(row: typeof chatMutes.$inferSelect, people: Map<string, ChatUser>): UserMute[] {
  const [user, target] = [people.get(row.userId), people.get(row.targetId)];
  if (!user || !target) return [];
  return [
    {
      user,
      target,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
      ...(row.expires && { expires: row.expires.toISOString() }),
    },
  ];
}

export function presentDevice(row: typeof chatDevices.$inferSelect): Device {
  return {
    id: row.id,
    user_id: row.userId,
    push_provider: row.pushProvider,
    ...(row.pushProviderName !== null && { push_provider_name: row.pushProviderName }),
    created_at: row.createdAt.toISOString(),
    disabled: false,
  };
}
