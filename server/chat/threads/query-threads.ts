import { and, eq, isNull, sql } from "drizzle-orm";
import { watchChannels } from "../channels/watch-channels.ts";
import { readableBy } from "../policy/channel-filter.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { type Filterable, compileFilter, teamField } from "../protocol/filters.ts";
import { openMessage } from "../policy/open-message.ts";
import { type Sortable, pageOf } from "../protocol/paging.ts";
import { chatChannels } from "../store/tables.ts";
import { findThread } from "../store/threads/queries.ts";
import { chatThreads } from "../store/threads/tables.ts";
import { type Shown, presentThreads } from "./present-threads.ts";

interface Query extends Shown {
  filter: Record<string, unknown>;
  sort: { field: string; direction: 1 | -1 }[];
  watch: boolean;
  limit: number;
  next?: string | undefined;
  prev?: string | undefined;
}
const unreadBy = (userId: string) => sql`(exists (select 1 from chat_thread_participants own
  where own.parent_id = chat_threads.parent_id and own.user_id = ${userId} and exists (
    select 1 from chat_messages reply where reply.parent_id = chat_threads.parent_id
      and reply.sequence > own.last_read_sequence and reply.user_id is distinct from own.user_id
      and reply.deleted_at is null)))::int`;
const participants = sql`(select count(*) from chat_thread_participants p where p.parent_id = chat_threads.parent_id)`;
const replies = sql`(select parent.reply_count from chat_messages parent where parent.id = chat_threads.parent_id)`;
const fields = {
  channel_cid: { column: sql`chat_threads.cid`, kind: "text" },
  parent_message_id: { column: sql`chat_threads.parent_id`, kind: "text" },
  created_by_user_id: { column: sql`chat_threads.created_by_id`, kind: "text" },
  "channel.disabled": { column: sql`chat_channels.disabled`, kind: "boolean" },
  "channel.team": { column: sql`chat_channels.team`, kind: "text" },
  title: { column: sql`chat_threads.title`, kind: "text" },
  last_message_at: { column: sql`chat_threads.last_message_at`, kind: "time" },
  created_at: { column: sql`chat_threads.created_at`, kind: "time" },
  updated_at: { column: sql`chat_threads.updated_at`, kind: "time" },
  reply_count: { column: replies, kind: "number" },
  participant_count: { column: participants, kind: "number" },
  active_participant_count: { column: participants, kind: "number" },
} as const;

/** The threads a user takes part in: unread ones first, then by their last reply. */
export async function queryThreads(call: ChatCall, query: Query) {
  const userId = actorOf(call);
  const page = pageOf(query, sortableBy(userId, query.limit));
  const rows = await call.db
    .select({ row: chatThreads, channel: chatChannels, place: page.place })
    .from(chatThreads)
    .innerJoin(chatChannels, eq(chatChannels.cid, chatThreads.cid))
    .where(
      and(
        sql`exists (select 1 from chat_thread_participants own
          where own.parent_id = chat_threads.parent_id and own.user_id = ${userId})`,
        isNull(chatChannels.deletedAt),
        readableBy(call),
        compileFilter(query.filter, filterableBy(userId)),
        page.where,
      ),
    )
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { rows: shown, ...turns } = page.turn(rows);
  watchChannels(
    call,
    shown.map(({ channel }) => channel),
    query.watch && call.connectionId !== null,
  );
  const found = await presentThreads(
    call,
    shown.map(({ row }) => row),
    query,
  );
  return { threads: found, ...turns };
}

function sortableBy(userId: string, limit: number): Sortable {
  return {
    fields: { ...fields, has_unread: { column: unreadBy(userId), kind: "number" } },
    usual: [
      { field: "has_unread", direction: -1 },
      { field: "last_message_at", direction: -1 },
    ],
    tie: sql`chat_threads.parent_id`,
    limit,
  };
}

function filterableBy(userId: string): Filterable {
  return {
    fields: {
      ...fields,
      "channel.team": teamField(sql`chat_channels.team`),
      has_unread: { column: sql`(${unreadBy(userId)} > 0)`, kind: "boolean" },
    },
    custom: sql`chat_threads.data`,
  };
}

/** One thread, whose channel its reader may watch. */
export async function getThread(call: ChatCall, id: string, query: Shown & { watch: boolean }) {
  const { channel } = await openMessage(call, id);
  const row = await findThread(call.db, id);
  watchChannels(call, [channel], query.watch);
  const [thread] = await presentThreads(call, [row], query);
  return { thread: thread! };
}
