import { type SQL, getTableColumns, inArray, sql } from "drizzle-orm";
import type { ChatUser } from "#contract/chat/shapes.ts";
import type { Reader } from "#server/database/open.ts";
import { customOf } from "#server/chat/protocol/custom-fields.ts";
import { badInput } from "#server/chat/protocol/errors.ts";
import { chatUsers } from "../tables.ts";
import { builtInOfUser } from "./user-fields.data.ts";

export type UserRow = typeof chatUsers.$inferSelect;
/** A connection not seen for this long belonged to a process that died. */
export const connectionAliveMs = 75_000;

export function isOnline(now: Date): SQL<boolean> {
  const since = new Date(now.getTime() - connectionAliveMs).toISOString();
  return sql<boolean>`exists (select 1 from chat_connections open
    where open.user_id = chat_users.id and open.seen_at > ${since}::timestamptz)`;
}

/** Whether a ban, if there is one, has not expired. */
export function banLasts(now: Date): SQL<boolean> {
  return sql<boolean>`(chat_users.ban_expires is null or chat_users.ban_expires > ${now.toISOString()}::timestamptz)`;
}
/** Banned from the whole app. */
export function bannedAt(now: Date): SQL<boolean> {
  return sql<boolean>`(chat_users.banned and ${banLasts(now)})`;
}

export function presentUser(row: UserRow, { online, now }: { online: boolean; now: Date }): ChatUser {
  const stillBanned = row.banExpires === null || row.banExpires > now;
  const optional = {
    name: row.name,
    image: row.image,
    privacy_settings: row.privacySettings,
    teams_role: row.teamsRole,
    ban_expires: row.banned && stillBanned ? row.banExpires : null,
    last_active: row.lastActive,
    deactivated_at: row.deactivatedAt,
    deleted_at: row.deletedAt,
    revoke_tokens_issued_before: row.revokeTokensIssuedBefore,
  };
  return {
    ...row.data,
    id: row.id,
    role: row.role,
    language: row.language,
    teams: row.teams,
    online: online && !row.invisible,
    invisible: row.invisible,
    banned: row.banned && stillBanned,
    shadow_banned: row.shadowBanned && stillBanned,
    blocked_user_ids: [],
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...Object.fromEntries(
      Object.entries(optional)
        .filter(([, value]) => value !== null)
        .map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
    ),
  };
}

/** Users as others see them, by id. */
export async function usersById(db: Reader, ids: Iterable<string | null>, now: Date) {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (!wanted.length) return new Map<string, ChatUser>();
  const rows = await db
    .select({ row: getTableColumns(chatUsers), online: isOnline(now) })
    .from(chatUsers)
    .where(sql`${chatUsers.id} = any(${sql.param(wanted)}::text[])`);
  return new Map(rows.map(({ row, online }) => [row.id, presentUser(row, { online, now })]));
}

export interface NewUser {
  id: string;
  name?: string | null;
  image?: string | null;
  role?: string;
  [custom: string]: unknown;
}
/** Upserts users: given fields are replaced, others stay. */
export async function saveUsers(db: Reader, given: NewUser[], now: Date) {
  for (const user of given) {
    const custom = customOf(user, builtInOfUser);
    const changes = { ...columnsOf(user), updatedAt: now };
    await db
      .insert(chatUsers)
      .values({ id: user.id, data: custom, createdAt: now, ...changes })
      .onConflictDoUpdate({
        target: chatUsers.id,
        set: { ...changes, data: sql`${chatUsers.data} || ${JSON.stringify(custom)}::jsonb` },
      });
  }
}

/** The built-in fields that may be given, as columns. */
export function columnsOf(user: Record<string, unknown>): Partial<UserRow> {
  const { name, image, role, teams, language, invisible, privacy_settings, teams_role } = user;
  const revoke = user.revoke_tokens_issued_before;
  return {
    ...(name !== undefined && { name: name as string | null }),
    ...(image !== undefined && { image: image as string | null }),
    ...(typeof role === "string" && role && { role }),
    ...(Array.isArray(teams) && { teams: teams.map(String) }),
    ...(typeof language === "string" && { language }),
    ...(typeof invisible === "boolean" && { invisible }),
    ...(isObject(privacy_settings) && { privacySettings: privacy_settings }),
    ...(isObject(teams_role) && { teamsRole: teams_role as Record<string, string> }),
    ...(revoke !== undefined && {
      revokeTokensIssuedBefore: revoke === null ? null : new Date(String(revoke)),
    }),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Creates users that do not exist yet, so that they can be members or authors. */
export async function ensureUsers(db: Reader, ids: string[], now: Date) {
  if (!ids.length) return;
  await db
    .insert(chatUsers)
    .values([...new Set(ids)].map((id) => ({ id, createdAt: now, updatedAt: now })))
    .onConflictDoNothing();
}

/** Refuses ids of users who do not exist. */
export async function refuseUnknownUsers(db: Reader, ids: string[], operation: "create" | "update") {
  const known = await db.select({ id: chatUsers.id }).from(chatUsers).where(inArray(chatUsers.id, ids));
  const lost = new Set(ids).difference(new Set(known.map(({ id }) => id)));
  if (!lost.size) return;
  const named = `[${[...lost].join(" ")}]`;
  throw badInput(
    `The following users are involved in channel ${operation} operation, but don't exist: ${named}. Please create the user objects before setting up the channel.`,
  );
}
