import { type SQL, and, asc, getTableColumns, isNull, notInArray, sql } from "drizzle-orm";
import type { ChatCall } from "../context.ts";
import { type Kind, compileFilter, compileSort } from "../protocol/filters.ts";
import { chatUsers } from "../store/tables.ts";
import { ownUsersById } from "../store/users/own-user.ts";
import { banLasts, bannedAt, isOnline, presentUser } from "../store/users/queries.ts";

interface Query {
  filter_conditions: Record<string, unknown>;
  sort: { field: string; direction: 1 | -1 }[];
  limit: number;
  offset: number;
  presence: boolean;
  include_deactivated_users: boolean;
}
const name = { column: sql`chat_users.name`, kind: "text" } as const;
const fields: Record<string, { column: SQL; kind: Kind }> = {
  id: { column: sql`chat_users.id`, kind: "text" },
  name,
  username: name,
  image: { column: sql`chat_users.image`, kind: "text" },
  role: { column: sql`chat_users.role`, kind: "text" },
  language: { column: sql`chat_users.language`, kind: "text" },
  teams: { column: sql`chat_users.teams`, kind: "list" },
  invisible: { column: sql`chat_users.invisible`, kind: "boolean" },
  created_at: { column: sql`chat_users.created_at`, kind: "time" },
  updated_at: { column: sql`chat_users.updated_at`, kind: "time" },
  last_active: { column: sql`chat_users.last_active`, kind: "time" },
  deactivated_at: { column: sql`chat_users.deactivated_at`, kind: "time" },
};
const newestFirst = [{ field: "created_at", direction: -1 }] as const;
const custom = sql`chat_users.data`;
const sortable = Object.fromEntries(Object.entries(fields).map(([field, { column }]) => [field, column]));

/** A server finds all users; a user finds those they share a channel with. */
export async function queryUsers(call: ChatCall, query: Query) {
  const now = call.now();
  const server = call.caller.kind === "server";
  const settings = await call.settings.get();
  const hidden = settings.user_search_disallowed_roles;
  const flag = (column: SQL) => ({ column, kind: "boolean" }) as const;
  const banned = flag(bannedAt(now));
  const flags = {
    online: flag(sql`(not chat_users.invisible and ${isOnline(now)})`),
    banned,
    app_banned: banned,
    shadow_banned: flag(sql`(chat_users.shadow_banned and ${banLasts(now)})`),
  };
  const rows = await call.db
    .select({ row: getTableColumns(chatUsers), online: isOnline(now) })
    .from(chatUsers)
    .where(
      and(
        isNull(chatUsers.deletedAt),
        query.include_deactivated_users ? undefined : isNull(chatUsers.deactivatedAt),
        server ? undefined : acquaintancesOf(call.actorId),
        !server && hidden.length ? notInArray(chatUsers.role, hidden) : undefined,
        compileFilter(query.filter_conditions, { custom, fields: { ...fields, ...flags } }),
      ),
    )
    .orderBy(
      ...compileSort(query.sort.length ? query.sort : newestFirst, sortable, custom),
      asc(chatUsers.id),
    )
    .limit(query.limit)
    .offset(query.offset);
  const ids = rows.map(({ row }) => row.id);
  if (query.presence && call.connectionId && call.actorId)
    call.hub.followPresence(call.connectionId, call.actorId, ids);
  const own = await ownUsersById(call.db, server ? ids : ids.filter((id) => id === call.actorId), now);
  return { users: rows.map(({ row, online }) => own.get(row.id) ?? presentUser(row, { online, now })) };
}

function acquaintancesOf(userId: string | null) {
  return sql`(chat_users.id = ${userId} or exists (select 1 from chat_members own join chat_members other
    on other.cid = own.cid where own.user_id = ${userId} and other.user_id = chat_users.id))`;
}
