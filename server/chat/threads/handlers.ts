import { and, eq, isNull, sql } from "drizzle-orm";
import type { threads } from "#contract/chat/threads.ts";
import type { Handlers } from "#contract/endpoint.ts";
import type { Reader } from "#server/database/open.ts";
import { watchChannels } from "../channels/watch-channels.ts";
import { readableBy } from "../policy/channel-filter.ts";
import { advance } from "../store/channels/queries.ts";
import { openChannelLocked } from "../policy/open-channel.ts";
import { isModerator } from "../policy/channel-rules.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { changeCustom } from "../protocol/custom-fields.ts";
import { badInput, missing, notAllowed } from "../protocol/errors.ts";
import { compileFilter, teamField } from "../protocol/filters.ts";
import { openMessage } from "../policy/open-message.ts";
import { pageOf } from "../protocol/paging.ts";
import { recordEvent } from "../store/events/record-event.ts";
import { chatChannels } from "../store/tables.ts";
import { usersById } from "../store/users/queries.ts";
import { type Shown, presentThreads } from "./present-threads.ts";
import { chatThreads } from "../store/threads/tables.ts";

export const threadHandlers: Handlers<typeof threads, ChatCall> = {
  queryThreads: ({ body, ...call }) => queryThreads(call, body),
  getThread: ({ params, query, ...call }) => getThread(call, params.id, query),
  updateThread: ({ params, body, ...call }) => updateThread(call, params.id, body),
};

interface Query extends Shown {
  filter: Record<string, unknown>;
  sort: { field: string; direction: 1 | -1 }[];
  watch: boolean;
  limit: number;
  next?: string | undefined;
  prev?: string | undefined;
}
const unread = (userId: string) => sql`(exists (select 1 from chat_thread_participants own
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

/** The threads somebody takes part in: unread ones first, then by their last reply. */
async function queryThreads(call: ChatCall, query: Query) {
  const userId = actorOf(call);
  const page = pageOf(query, {
    fields: { ...fields, has_unread: { column: unread(userId), kind: "number" } },
    usual: [
      { field: "has_unread", direction: -1 },
      { field: "last_message_at", direction: -1 },
    ],
    tie: sql`chat_threads.parent_id`,
    limit: query.limit,
  });
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
        compileFilter(query.filter, {
          fields: {
            ...fields,
            "channel.team": teamField(sql`chat_channels.team`),
            has_unread: { column: sql`(${unread(userId)} > 0)`, kind: "boolean" },
          },
          custom: sql`chat_threads.data`,
        }),
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

async function getThread(call: ChatCall, id: string, query: Shown & { watch: boolean }) {
  const { channel } = await openMessage(call, id);
  const row = await findThread(call.db, id);
  watchChannels(call, [channel], query.watch);
  const [thread] = await presentThreads(call, [row], query);
  return { thread: thread! };
}

async function findThread(db: Reader, id: string) {
  const [row] = await db.select().from(chatThreads).where(eq(chatThreads.parentId, id));
  if (!row) throw missing(`thread with id ${id}`);
  return row;
}

const reserved = new Set([
  "parent_message_id",
  "parent_message",
  "channel_cid",
  "channel",
  "created_by_user_id",
  "created_by",
  "reply_count",
  "participant_count",
  "active_participant_count",
  "thread_participants",
  "last_message_at",
  "created_at",
  "updated_at",
  "deleted_at",
  "latest_replies",
  "read",
  "draft",
]);

/** Changes the title and the fields of its own of a thread; what is counted and kept by the service cannot be set. */
async function updateThread(
  call: ChatCall,
  id: string,
  { set, unset }: { set: Record<string, unknown>; unset: string[] },
) {
  const forbidden = [...Object.keys(set), ...unset].find((key) => reserved.has(key));
  if (forbidden) throw badInput(`${forbidden} is a reserved field of a thread and cannot be set`);
  const { message } = await openMessage(call, id);
  const now = call.now();
  const row = await call.db.transaction(async (tx) => {
    const { member } = await openChannelLocked(tx, call, message.cid);
    const known = await findThread(tx, id);
    const began = [known.createdById, message.userId].includes(call.actorId);
    if (call.caller.kind !== "server" && !began && !isModerator(member))
      throw notAllowed("a thread is changed by whoever began it");
    const { title, ...custom } = set;
    if (title !== undefined && typeof title !== "string") throw badInput("title takes a text");
    const [changed] = await tx
      .update(chatThreads)
      .set({
        ...(title !== undefined && { title }),
        ...(unset.includes("title") && { title: "" }),
        data: changeCustom(known.data, { set: custom, unset: unset.filter((key) => key !== "title") }),
        updatedAt: now,
      })
      .where(eq(chatThreads.parentId, id))
      .returning();
    const channel = await advance(tx, message.cid);
    const people = await usersById(tx, [call.actorId], now);
    const [seen] = await presentThreads({ ...call, db: tx, actorId: null }, [changed!], {
      reply_limit: 0,
      participant_limit: 100,
    });
    await recordEvent(tx, channel, {
      event: {
        type: "thread.updated",
        thread: seen,
        ...(call.actorId && { user: people.get(call.actorId) }),
      },
      at: now,
    });
    return changed!;
  });
  const [thread] = await presentThreads(call, [row], { reply_limit: 2, participant_limit: 100 });
  return { thread: thread! };
}
