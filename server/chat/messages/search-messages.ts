import { and, getTableColumns, isNull, sql } from "drizzle-orm";
import { presentChannel } from "../store/channels/present-channel.ts";
import { channelFilter, readableBy } from "../policy/channel-filter.ts";
import type { ChatCall } from "../context.ts";
import { badInput } from "../protocol/errors.ts";
import { type Filterable, compileFilter } from "../protocol/filters.ts";
import { pageOf } from "../protocol/paging.ts";
import { chatChannels, chatMessages } from "../store/tables.ts";
import { usersById } from "../store/users/queries.ts";
import { folded } from "../protocol/folded.ts";
import { presentMessages } from "../store/messages/present-message.ts";
import { visibleTo } from "../store/messages/queries.ts";

interface Query {
  filter_conditions: Record<string, unknown>;
  query?: string | undefined;
  message_filter_conditions?: Record<string, unknown> | undefined;
  sort: { field: string; direction: 1 | -1 }[];
  limit?: number | undefined;
  offset?: number | undefined;
  next?: string | undefined;
  prev?: string | undefined;
}
const words = sql`to_tsvector('simple', ${folded(sql`chat_messages.text`)})`;
const created = { column: sql`chat_messages.created_at`, kind: "time" } as const;
const sortable = {
  created_at: created,
  updated_at: { column: sql`chat_messages.updated_at`, kind: "time" },
  id: { column: sql`chat_messages.id`, kind: "text" },
  relevance: { column: created.column, kind: "time" },
} as const;
const askable: Filterable = {
  custom: sql`chat_messages.data`,
  fields: {
    id: sortable.id,
    text: { column: sql`chat_messages.text`, kind: "text", words },
    type: { column: sql`chat_messages.type`, kind: "text" },
    created_at: created,
    updated_at: sortable.updated_at,
    cid: { column: sql`chat_messages.cid`, kind: "text" },
    parent_id: { column: sql`chat_messages.parent_id`, kind: "text" },
    reply_count: { column: sql`chat_messages.reply_count`, kind: "number" },
    pinned: { column: sql`(chat_messages.pinned_at is not null)`, kind: "boolean" },
    poll_id: { column: sql`chat_messages.poll_id`, kind: "text" },
    "user.id": { column: sql`chat_messages.user_id`, kind: "text" },
    user_id: { column: sql`chat_messages.user_id`, kind: "text" },
    "mentioned_users.id": { column: sql`chat_messages.mentioned_user_ids`, kind: "list" },
    attachments: (operator, value) => {
      if (operator !== "$exists") throw badInput(`attachments: unknown operator ${operator}`);
      return value
        ? sql`chat_messages.attachments <> '[]'::jsonb`
        : sql`chat_messages.attachments = '[]'::jsonb`;
    },
    "attachments.type": (operator, value) => {
      const types = [value].flat().map(String);
      if (operator !== "$eq" && operator !== "$in")
        throw badInput(`attachments.type: unknown operator ${operator}`);
      return sql`exists (select 1 from jsonb_array_elements(chat_messages.attachments) attached
        where attached ->> 'type' = any(${sql.param(types)}::text[]))`;
    },
  },
};

/** Finds messages by their text or their fields, in the channels the caller may read. */
export async function searchMessages(call: ChatCall, query: Query) {
  refuseUnclear(query);
  const page = pageOf(query, {
    fields: sortable,
    usual: [{ field: "created_at", direction: -1 }],
    tie: sql`chat_messages.id`,
    limit: 100,
  });
  const rows = await call.db
    .select({
      message: getTableColumns(chatMessages),
      channel: getTableColumns(chatChannels),
      place: page.place,
    })
    .from(chatMessages)
    .innerJoin(chatChannels, sql`chat_channels.cid = chat_messages.cid`)
    .where(
      and(
        isNull(chatMessages.deletedAt),
        isNull(chatChannels.deletedAt),
        sql`(chat_channels.truncated_at is null or chat_messages.created_at > chat_channels.truncated_at)`,
        readableBy(call),
        notCleared(call),
        visibleTo(call.actorId),
        compileFilter(query.filter_conditions, channelFilter(call)),
        compileFilter(query.message_filter_conditions ?? { text: { $q: query.query } }, askable),
        page.where,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  const { rows: shown, next, prev } = page.turn(rows);
  return {
    results: await present(call, shown),
    ...(next && !query.offset && { next }),
    ...(prev && !query.offset && { previous: prev }),
  };
}

function refuseUnclear({ query, sort, offset, next, ...conditions }: Query) {
  const byWords = query !== undefined && query !== "";
  if (byWords === Boolean(conditions.message_filter_conditions))
    throw badInput("either query or message_filter_conditions must be given, and not both");
  if (offset && (sort.length || next)) throw badInput("cannot use offset with next or sort parameters");
  if (!Object.keys(conditions.filter_conditions).length) throw badInput("filter_conditions is required");
}

/** Messages the reader cleared are not found. */
function notCleared({ actorId, caller }: ChatCall) {
  if (!actorId || caller.kind === "server") return undefined;
  return sql`not exists (select 1 from chat_members own where own.cid = chat_messages.cid and own.user_id = ${actorId}
    and own.hide_messages_before > chat_messages.created_at)`;
}

interface Found {
  message: typeof chatMessages.$inferSelect;
  channel: typeof chatChannels.$inferSelect;
}
async function present(call: ChatCall, rows: Found[]) {
  const now = call.now();
  const messages = await presentMessages(
    call.db,
    rows.map(({ message }) => message),
    { readerId: call.actorId, now, links: call.links },
  );
  const people = await usersById(
    call.db,
    rows.map(({ channel }) => channel.createdById),
    now,
  );
  return messages.map((message, index) => ({
    message: { ...message, channel: presentChannel(rows[index]!.channel, people) },
  }));
}
