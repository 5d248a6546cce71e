import { type SQL, getTableColumns, inArray, sql } from "drizzle-orm";
import type { ChatUser } from "#contract/chat/shapes.ts";
import type { Reader } from "#server/database/open.ts";
import { customOf } from "../custom-fields.ts";
import { chatUsers } from "../tables.ts";

type UserRow = typeof chatUsers.$inferSelect;
/** A socket not heard of for this long belonged to a process that died. */
export const connectionAliveMs = 75_000;

const builtIn = new Set([
  "id",
  "role",
  "name",
  "image",
  "teams",
  "banned",
  "online",
  "created_at",
  "updated_at",
  "last_active",
  "deactivated_at",
  "deleted_at",
  "shadow_banned",
  "invisible",
  "language",
  "revoke_tokens_issued_before",
  "devices",
  "mutes",
  "channel_mutes",
  "unread_count",
  "total_unread_count",
  "unread_channels",
  "unread_threads",
  "blocked_user_ids",
  "ban_expires",
  "teams_role",
]);

export function isOnline(now: Date): SQL<boolean> {
  const since = new Date(now.getTime() - connectionAliveMs).toISOString();
  return sql<boolean>`exists (select 1 from chat_connections open
    where open.user_id = chat_users.id and open.seen_at > ${since}::timestamptz)`;
}

export function presentUser(row: UserRow, online: boolean): ChatUser {
  return {
    ...row.data,
    id: row.id,
    role: row.role,
    ...(row.name !== null && { name: row.name }),
    ...(row.image !== null && { image: row.image }),
    language: "",
    teams: row.teams,
    online,
    invisible: false,
    banned: row.banned,
    shadow_banned: false,
    blocked_user_ids: [],
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...(row.lastActive && { last_active: row.lastActive.toISOString() }),
    ...(row.deactivatedAt && { deactivated_at: row.deactivatedAt.toISOString() }),
    ...(row.deletedAt && { deleted_at: row.deletedAt.toISOString() }),
  };
}

/** People as others see them, by id. */
export async function usersById(db: Reader, ids: Iterable<string | null>, now: Date) {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (!wanted.length) return new Map<string, ChatUser>();
  const rows = await db
    .select({ row: getTableColumns(chatUsers), online: isOnline(now) })
    .from(chatUsers)
    .where(inArray(chatUsers.id, wanted));
  return new Map(rows.map(({ row, online }) => [row.id, presentUser(row, online)]));
}

export interface NewUser {
  id: string;
  name?: string | null;
  image?: string | null;
  role?: string;
  [custom: string]: unknown;
}
/** Makes users or brings them up to date: given keys are replaced, others kept. */
export async function saveUsers(db: Reader, given: NewUser[], now: Date) {
  for (const user of given) {
    const custom = customOf(user, builtIn);
    const changes = {
      ...(user.name !== undefined && { name: user.name }),
      ...(user.image !== undefined && { image: user.image }),
      ...(typeof user.role === "string" && { role: user.role }),
      ...(Array.isArray(user.teams) && { teams: user.teams.map(String) }),
      updatedAt: now,
    };
    await db
      .insert(chatUsers)
      .values({ id: user.id, data: custom, createdAt: now, ...changes })
      .onConflictDoUpdate({
        target: chatUsers.id,
        set: { ...changes, data: sql`${chatUsers.data} || ${JSON.stringify(custom)}::jsonb` },
      });
  }
}

/** Users that must be there before they can be members or authors. */
export async function ensureUsers(db: Reader, ids: string[], now: Date) {
  if (!ids.length) return;
  await db
    .insert(chatUsers)
    .values([...new Set(ids)].map((id) => ({ id, createdAt: now, updatedAt: now })))
    .onConflictDoNothing();
}
