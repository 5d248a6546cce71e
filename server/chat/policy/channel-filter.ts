import { type SQL, and, sql } from "drizzle-orm";
import { type ChatCall, actorOf } from "../context.ts";
import { badInput } from "../protocol/errors.ts";
import { type Filterable, compileFilter, teamField } from "../protocol/filters.ts";
import { bannedAt } from "../store/users/queries.ts";
import { unreadAfter } from "../store/channels/queries.ts";

/** Raw names, since the query builder omits the table where a query has only one. */
export const lastMoved = sql`coalesce(chat_channels.last_message_at, chat_channels.created_at)`;

/** Whether a user is a member of the channel, in a given state. */
export function ownMembership(userId: string, also: SQL = sql`true`) {
  return sql`exists (select 1 from chat_members own where own.cid = chat_channels.cid and own.user_id = ${userId} and ${also})`;
}

/** The channels the acting user may read. */
export function readableBy(call: ChatCall): SQL | undefined {
  if (call.caller.kind === "server") return undefined;
  const open = call.types
    .all()
    .filter((type) => type.readableBy === "everyone")
    .map((type) => type.name);
  const byType = sql`chat_channels.type = any(${sql.param(open)}::text[])`;
  const readable = call.actorId ? sql`(${byType} or ${ownMembership(actorOf(call))})` : byType;
  return and(readable, sql`not chat_channels.disabled`);
}

/** The fields channels can be filtered by. */
export function channelFilter({ actorId, now }: ChatCall): Filterable {
  const own = (also: SQL) => (actorId ? ownMembership(actorId, also) : sql`false`);
  const flag = (also: SQL) => (operator: string, value: unknown) => {
    if (operator !== "$eq" || typeof value !== "boolean") throw badInput("a flag takes true or false");
    return value ? own(also) : sql`not ${own(also)}`;
  };
  const at = sql`${now().toISOString()}::timestamptz`;
  return {
    custom: sql`chat_channels.data`,
    fields: {
      cid: { column: sql`chat_channels.cid`, kind: "text" },
      id: { column: sql`chat_channels.id`, kind: "text" },
      type: { column: sql`chat_channels.type`, kind: "text" },
      team: teamField(sql`chat_channels.team`),
      created_by_id: { column: sql`chat_channels.created_by_id`, kind: "text" },
      frozen: { column: sql`chat_channels.frozen`, kind: "boolean" },
      disabled: { column: sql`chat_channels.disabled`, kind: "boolean" },
      last_message_at: { column: sql`chat_channels.last_message_at`, kind: "time" },
      last_updated: { column: lastMoved, kind: "time" },
      created_at: { column: sql`chat_channels.created_at`, kind: "time" },
      updated_at: { column: sql`chat_channels.updated_at`, kind: "time" },
      members: membersField,
      member_count: { column: memberCount, kind: "number" },
      cooldown: { column: sql`chat_channels.cooldown`, kind: "number" },
      filter_tags: { column: sql`chat_channels.filter_tags`, kind: "list" },
      has_unread: flag(hasUnread),
      invite: inviteField(own),
      app_banned: bannedField(actorId, now()),
      "member.user.name": memberNameField,
      joined: flag(sql`true`),
      hidden: flag(sql`own.hidden_at is not null`),
      archived: flag(sql`own.archived_at is not null`),
      pinned: flag(sql`own.pinned_at is not null`),
      muted: flag(sql`own.muted_at is not null and (own.mute_expires is null or own.mute_expires > ${at})`),
    },
  };
}

export const memberCount = sql`(select count(*) from chat_members m where m.cid = chat_channels.cid)`;
/** Whether there are messages the reader has not read. */
export const hasUnread = sql`exists (select 1 from chat_reads where chat_reads.cid = chat_channels.cid
  and chat_reads.user_id = own.user_id and chat_channels.sequence > chat_reads.last_read_sequence and ${unreadAfter} > 0)`;

/** Channels of two members, by whether the member who is not the reader is banned from the app. */
function bannedField(actorId: string | null, now: Date) {
  const withBanned = sql`(${memberCount} = 2 and exists (select 1 from chat_members m
    join chat_users on chat_users.id = m.user_id
    where m.cid = chat_channels.cid and m.user_id is distinct from ${actorId} and ${bannedAt(now)}))`;
  return (operator: string, value: unknown) => {
    if (operator !== "$eq" || (value !== "only" && value !== "excluded"))
      throw badInput("app_banned is only or excluded");
    return value === "only" ? withBanned : sql`not ${withBanned}`;
  };
}

/** Invitations that are pending, accepted or rejected. */
function inviteField(own: (also: SQL) => SQL) {
  const states: Record<string, SQL> = {
    pending: sql`own.invited_at is not null and own.invite_accepted_at is null and own.invite_rejected_at is null`,
    accepted: sql`own.invite_accepted_at is not null`,
    rejected: sql`own.invite_rejected_at is not null`,
  };
  return (operator: string, value: unknown) => {
    const state = operator === "$eq" && Object.hasOwn(states, String(value)) ? states[String(value)] : null;
    if (!state) throw badInput("invite is pending, accepted or rejected");
    return own(state);
  };
}

function memberNameField(operator: string, value: unknown): SQL {
  const named = compileFilter(
    { name: { [operator]: value } },
    { custom: null, fields: { name: { column: sql`person.name`, kind: "text" } } },
  );
  return sql`exists (select 1 from chat_members m join chat_users person on person.id = m.user_id
    where m.cid = chat_channels.cid and ${named})`;
}

/** `$in` is any of them, `$nin` none, `$eq` with a list is exactly them, a bare id is one of them. */
function membersField(operator: string, value: unknown): SQL {
  const ids = [value].flat().map(String);
  const list = sql`${sql.param(ids)}::text[]`;
  const within = sql`select count(*) from chat_members m where m.cid = chat_channels.cid`;
  if (operator === "$in") return sql`(${within} and m.user_id = any(${list})) > 0`;
  if (operator === "$nin") return sql`(${within} and m.user_id = any(${list})) = 0`;
  if (operator !== "$eq") throw badInput(`members: unknown operator ${operator}`);
  if (!Array.isArray(value)) return sql`(${within} and m.user_id = any(${list})) > 0`;
  return sql`((${within}) = ${ids.length} and (${within} and m.user_id = any(${list})) = ${ids.length})`;
}
