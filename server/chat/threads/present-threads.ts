import { asc, inArray, sql } from "drizzle-orm";
import type { Read } from "#contract/chat/shapes.ts";
import type { Participant, Thread } from "#contract/chat/thread-shapes.ts";
import type { Reader } from "#server/database/open.ts";
import { presentChannelFor } from "../policy/channel-for-reader.ts";
import { membershipsIn } from "../store/channels/queries.ts";
import type { ChatCall } from "../context.ts";
import { draftsInThreads } from "../store/drafts/queries.ts";
import { presentMessages } from "../store/messages/present-message.ts";
import { type MessageRow, findMessages, visibleTo } from "../store/messages/queries.ts";
import { chatChannels, chatMessages } from "../store/tables.ts";
import { usersById } from "../store/users/queries.ts";
import type { ThreadRow } from "../store/threads/queries.ts";
import { chatThreadParticipants } from "../store/threads/tables.ts";

/** A call, or a part of one inside a transaction. */
type Looking = Omit<ChatCall, "db"> & { db: Reader };
export interface Shown {
  reply_limit: number;
  participant_limit: number;
}

/** Threads as their reader sees them: parent, latest replies, participants and how far they have read. */
export async function presentThreads(call: Looking, rows: ThreadRow[], shown: Shown): Promise<Thread[]> {
  if (!rows.length) return [];
  const around = await readAround(call, rows, shown);
  return rows.map((row) => presentThread(call, row, { ...around, shown }));
}

type Around = Awaited<ReturnType<typeof readAround>>;
async function readAround(call: Looking, rows: ThreadRow[], shown: Shown) {
  const { db, actorId, links } = call;
  const now = call.now();
  const ids = rows.map((row) => row.parentId);
  const cids = [...new Set(rows.map((row) => row.cid))];
  // One after the other, since a transaction asks one thing at a time.
  const parents = await findMessages(db, ids);
  const replies = await latestReplies(call, ids, shown.reply_limit);
  const participants = await participantsOf(call, ids);
  const channels = await db.select().from(chatChannels).where(inArray(chatChannels.cid, cids));
  const drafts = actorId ? await draftsInThreads(call, actorId, ids) : [];
  const own = actorId ? await membershipsIn(db, actorId, cids) : [];
  const messages = await presentMessages(db, [...parents, ...replies], { readerId: actorId, now, links });
  const people = await usersById(
    db,
    [
      ...rows.map((row) => row.createdById),
      ...participants.map((each) => each.userId),
      ...channels.map((channel) => channel.createdById),
    ],
    now,
  );
  return { messages, participants, channels, drafts, own, people };
}

function presentThread(call: Looking, row: ThreadRow, around: Around & { shown: Shown }): Thread {
  const { messages, people, shown } = around;
  const participants = around.participants.filter((each) => each.parentId === row.parentId);
  const parent = messages.find(({ id }) => id === row.parentId);
  const channel = around.channels.find(({ cid }) => cid === row.cid);
  const creator = people.get(row.createdById);
  const draft = around.drafts.find((each) => each.parent_id === row.parentId);
  const member = around.own.find(({ cid }) => cid === row.cid);
  return {
    ...row.data,
    parent_message_id: row.parentId,
    ...(parent && { parent_message: parent }),
    channel_cid: row.cid,
    ...(channel && { channel: presentChannelFor(call, { row: channel, member, people }) }),
    title: row.title,
    created_by_user_id: row.createdById,
    ...(creator && { created_by: creator }),
    reply_count: parent?.reply_count ?? 0,
    participant_count: participants.length,
    active_participant_count: participants.filter((each) => each.lastThreadMessageAt).length,
    thread_participants: participants
      .slice(0, shown.participant_limit)
      .map((each) => presentParticipant(each, people)),
    ...(row.lastMessageAt && { last_message_at: row.lastMessageAt.toISOString() }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    latest_replies: messages.filter((message) => message.parent_id === row.parentId),
    read: participants.flatMap((each) => presentRead(each, people)),
    ...(draft && { draft }),
  };
}

/** The last replies of several threads, oldest first. */
async function latestReplies(
  { db, actorId }: Looking,
  parentIds: string[],
  limit: number,
): Promise<MessageRow[]> {
  if (!limit) return [];
  const wanted = sql`(select latest.id from unnest(${sql.param(parentIds)}::text[]) as wanted(parent) cross join lateral
    (select id from chat_messages where chat_messages.parent_id = wanted.parent
      and ${visibleTo(actorId) ?? sql`true`} order by sequence desc limit ${limit}) latest)`;
  return db
    .select()
    .from(chatMessages)
    .where(sql`${chatMessages.id} in ${wanted}`)
    .orderBy(asc(chatMessages.sequence));
}

type ParticipantRow = Awaited<ReturnType<typeof participantsOf>>[number];
function participantsOf({ db }: Looking, parentIds: string[]) {
  return db
    .select({
      parentId: chatThreadParticipants.parentId,
      userId: chatThreadParticipants.userId,
      cid: chatThreadParticipants.cid,
      lastReadAt: chatThreadParticipants.lastReadAt,
      lastReadMessageId: chatThreadParticipants.lastReadMessageId,
      lastThreadMessageAt: chatThreadParticipants.lastThreadMessageAt,
      createdAt: chatThreadParticipants.createdAt,
      unread: sql<number>`(select count(*)::int from chat_messages reply
        where reply.parent_id = chat_thread_participants.parent_id
          and reply.sequence > chat_thread_participants.last_read_sequence
          and reply.user_id is distinct from chat_thread_participants.user_id
          and reply.deleted_at is null and not reply.silent and not reply.shadowed and not reply.pending)`,
    })
    .from(chatThreadParticipants)
    .where(inArray(chatThreadParticipants.parentId, parentIds))
    .orderBy(asc(chatThreadParticipants.createdAt), asc(chatThreadParticipants.userId));
}

type People = Awaited<ReturnType<typeof usersById>>;
function presentParticipant(row: ParticipantRow, people: People): Participant {
  const user = people.get(row.userId);
  return {
    channel_cid: row.cid,
    thread_id: row.parentId,
    user_id: row.userId,
    ...(user && { user }),
    last_read_at: row.lastReadAt.toISOString(),
    ...(row.lastThreadMessageAt && { last_thread_message_at: row.lastThreadMessageAt.toISOString() }),
    created_at: row.createdAt.toISOString(),
  };
}

function presentRead(row: ParticipantRow, people: People): Read[] {
  const user = people.get(row.userId);
  if (!user) return [];
  return [
    {
      user,
      last_read: row.lastReadAt.toISOString(),
      unread_messages: row.unread,
      ...(row.lastReadMessageId !== null && { last_read_message_id: row.lastReadMessageId }),
    },
  ];
}
