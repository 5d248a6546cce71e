import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { ChatCall } from "../context.ts";
import { badInput } from "../protocol/errors.ts";
import { type Filterable, compileFilter, compileSort } from "../protocol/filters.ts";
import { chatMembers, chatUsers } from "../store/tables.ts";
import { usersById } from "../store/users/queries.ts";
import { distinctIdOf } from "./get-or-create-channel.ts";
import { presentMember } from "../store/channels/present-channel.ts";
import { openChannel } from "../policy/open-channel.ts";
import { cidOf } from "../store/channels/cid.ts";

interface Query {
  type: string;
  id?: string | undefined;
  members?: (string | { user_id: string })[] | undefined;
  filter_conditions: Record<string, unknown>;
  sort: { field: string; direction: 1 | -1 }[];
  limit: number;
  offset: number;
}
const name = { column: sql`chat_users.name`, kind: "text" } as const;
const createdAt = { column: sql`chat_members.created_at`, kind: "time" } as const;
const userId = { column: sql`chat_members.user_id`, kind: "text" } as const;
const role = { column: sql`chat_members.channel_role`, kind: "text" } as const;
const invited = sql`chat_members.invited_at is not null`;
const inviteStates: Record<string, ReturnType<typeof sql>> = {
  pending: sql`(${invited} and chat_members.invite_accepted_at is null and chat_members.invite_rejected_at is null)`,
  accepted: sql`chat_members.invite_accepted_at is not null`,
  rejected: sql`chat_members.invite_rejected_at is not null`,
  member: sql`not (${invited})`,
};
const askable: Filterable = {
  custom: sql`chat_members.data`,
  fields: {
    id: userId,
    user_id: userId,
    cid: { column: sql`chat_members.cid`, kind: "text" },
    name,
    "user.name": name,
    "user.id": userId,
    "user.role": { column: sql`chat_users.role`, kind: "text" },
    "user.email": { column: sql`chat_users.data ->> 'email'`, kind: "text" },
    channel_role: role,
    role,
    banned: {
      column: sql`(chat_users.banned or exists (select 1 from chat_bans ban where ban.user_id = chat_members.user_id
        and ban.cid = chat_members.cid and not ban.shadow))`,
      kind: "boolean",
    },
    joined: {
      column: sql`(chat_members.invited_at is null or chat_members.invite_accepted_at is not null)`,
      kind: "boolean",
    },
    invite: (operator, value) => {
      const state =
        operator === "$eq" && Object.hasOwn(inviteStates, String(value)) ? inviteStates[String(value)] : null;
      if (!state) throw badInput("invite is pending, accepted, rejected or member");
      return state;
    },
    notifications_muted: { column: sql`(chat_members.muted_at is not null)`, kind: "boolean" },
    created_at: createdAt,
    updated_at: { column: sql`chat_members.updated_at`, kind: "time" },
    last_active: { column: sql`chat_users.last_active`, kind: "time" },
  },
};

/** The members of a channel, by its id or, for distinct channels, by its members. */
export async function queryMembers(call: ChatCall, query: Query) {
  const ids = (query.members ?? []).map((each) => (typeof each === "string" ? each : each.user_id));
  if (!query.id && !ids.length) throw badInput("either id or members is required");
  const id = query.id || distinctIdOf(ids);
  const { channel } = await openChannel(call, cidOf(query.type, id));
  const rows = await call.db
    .select({ row: getTableColumns(chatMembers) })
    .from(chatMembers)
    .innerJoin(chatUsers, eq(chatUsers.id, chatMembers.userId))
    .where(and(eq(chatMembers.cid, channel.cid), compileFilter(query.filter_conditions, askable)))
    .orderBy(
      ...compileSort(
        query.sort,
        {
          created_at: createdAt.column,
          user_id: userId.column,
          name: name.column,
          "user.name": name.column,
          channel_role: role.column,
          last_active: sql`chat_users.last_active`,
        },
        askable.custom,
      ),
      asc(chatMembers.createdAt),
      asc(chatMembers.userId),
    )
    .limit(query.limit)
    .offset(query.offset);
  const now = call.now();
  const people = await usersById(
    call.db,
    rows.map(({ row }) => row.userId),
    now,
  );
  return { members: rows.map(({ row }) => presentMember(row, people, now)) };
}
