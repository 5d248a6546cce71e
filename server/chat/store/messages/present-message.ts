import type { Poll } from "#contract/chat/poll-shapes.ts";
import type { ChatUser, Message } from "#contract/chat/shapes.ts";
import { sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import type { AttachmentLinks } from "#server/chat/protocol/services.ts";
import { pollsByIds } from "../polls/present-poll.ts";
import { chatMembers } from "../tables.ts";
import { usersById } from "../users/queries.ts";
import { type ReactionRow, summarise } from "./present-reactions.ts";
import { type MessageRow, findMessages, reactionsOf } from "./queries.ts";

interface Reading {
  readerId: string | null;
  now: Date;
  /** What renews addresses of files; null for messages that can have none. */
  links: AttachmentLinks | null;
  /** The message has no reactions yet. */
  isNew?: boolean;
  /** Users who are loaded already. */
  people?: Map<string, ChatUser>;
  /** Roles of authors that are loaded already. */
  roles?: RolesKnown;
}
/** By channel and author: the author's role in the channel; null for authors who are no members. */
export type RolesKnown = Map<string, string | null>;

/** Messages as one reader sees them; without a reader there are no own reactions and votes. */
export async function presentMessages(
  db: Reader,
  rows: MessageRow[],
  { readerId, now, links, isNew = false, people: known, roles: rolesKnown }: Reading,
): Promise<Message[]> {
  if (!rows.length) return [];
  const quoted = await findMessages(
    db,
    rows.flatMap((row) => row.quotedMessageId ?? []),
  );
  const all = [...rows, ...quoted];
  const reactions = await reactionsOf(
    db,
    (isNew ? quoted : all).map((row) => row.id),
  );
  const polls = await pollsByIds(
    db,
    all.flatMap((row) => row.pollId ?? []),
    { readerId, now },
  );
  const named = [...namedIn(all), ...reactions.map((reaction) => reaction.userId)];
  const unknown = named.filter((id) => id !== null && !known?.has(id));
  const people = new Map([...(known ?? []), ...(await usersById(db, unknown, now))]);
  const byMessage = Map.groupBy(reactions, (reaction) => reaction.messageId);
  const seen = { people, readerId, polls, now, links, roles: await rolesOf(db, all, rolesKnown) };
  const quotes = new Map(
    quoted.map((row) => [row.id, presentMessage(row, { ...seen, reactions: byMessage.get(row.id) ?? [] })]),
  );
  return rows.map((row) => {
    const message = presentMessage(row, { ...seen, reactions: byMessage.get(row.id) ?? [] });
    const quote = row.quotedMessageId ? quotes.get(row.quotedMessageId) : undefined;
    return quote ? { ...message, quoted_message: quote } : message;
  });
}

function namedIn(rows: MessageRow[]) {
  return rows.flatMap(({ userId, pinnedById, mentionedUserIds, threadParticipantIds }) => [
    userId,
    pinnedById,
    ...mentionedUserIds,
    ...threadParticipantIds,
  ]);
}

export async function presentOne(db: Reader, row: MessageRow, seen: Reading) {
  const [message] = await presentMessages(db, [row], seen);
  return message!;
}

async function rolesOf(db: Reader, rows: MessageRow[], known: RolesKnown = new Map()): Promise<RolesKnown> {
  const authors = rows.filter(({ cid, userId }) => userId !== null && !known.has(`${cid} ${userId}`));
  if (!authors.length) return known;
  const cids = sql`${sql.param(authors.map(({ cid }) => cid))}::text[]`;
  const userIds = sql`${sql.param(authors.map(({ userId }) => userId))}::text[]`;
  const found = await db
    .select({ cid: chatMembers.cid, userId: chatMembers.userId, role: chatMembers.channelRole })
    .from(chatMembers)
    .where(sql`(${chatMembers.cid}, ${chatMembers.userId}) in (select * from unnest(${cids}, ${userIds}))`);
  return new Map([...known, ...found.map(({ cid, userId, role }) => [`${cid} ${userId}`, role] as const)]);
}

interface Seen {
  people: Map<string, ChatUser>;
  reactions: ReactionRow[];
  readerId: string | null;
  polls: Map<string, Poll>;
  roles: RolesKnown;
  links: AttachmentLinks | null;
  now: Date;
}
function presentMessage(
  row: MessageRow,
  { people, reactions, readerId, polls, roles, links, now }: Seen,
): Message {
  const known = (ids: string[]) => ids.flatMap((id) => people.get(id) ?? []);
  const deleted = row.deletedAt !== null;
  const author = row.userId ? (people.get(row.userId) ?? null) : null;
  const role = roles.get(`${row.cid} ${row.userId}`);
  const poll = row.pollId && !deleted ? polls.get(row.pollId) : undefined;
  return {
    ...(deleted ? {} : row.data),
    id: row.id,
    cid: row.cid,
    text: deleted ? "" : row.text,
    html: deleted || !row.text ? "" : `<p>${escapeHtml(row.text)}</p>\n`,
    type: deleted ? "deleted" : row.type,
    user: author,
    ...(role && { member: { channel_role: role } }),
    attachments: deleted ? [] : (links?.renewed(row.attachments, { cid: row.cid, now }) ?? row.attachments),
    mentioned_users: known(row.mentionedUserIds),
    ...(row.parentId !== null && { parent_id: row.parentId, show_in_channel: row.showInChannel }),
    reply_count: row.replyCount,
    deleted_reply_count: row.deletedReplyCount,
    ...(row.threadParticipantIds.length && { thread_participants: known(row.threadParticipantIds) }),
    ...(row.quotedMessageId !== null && { quoted_message_id: row.quotedMessageId }),
    ...summarise(reactions, people, readerId),
    ...presentPin(row, people, now),
    ...(row.pollId !== null && { poll_id: row.pollId }),
    ...(poll && { poll }),
    silent: row.silent,
    shadowed: row.shadowed,
    restricted_visibility: row.restrictedVisibility,
    ...(readerId && row.hiddenForIds.includes(readerId) && { deleted_for_me: true }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...(row.textUpdatedAt && { message_text_updated_at: row.textUpdatedAt.toISOString() }),
    ...(row.deletedAt && { deleted_at: row.deletedAt.toISOString() }),
  };
}

/** An expired pin does not count. */
function presentPin(row: MessageRow, people: Map<string, ChatUser>, now: Date) {
  const pinned = row.pinnedAt !== null && !(row.pinExpires && row.pinExpires <= now);
  const by = row.pinnedById ? people.get(row.pinnedById) : undefined;
  return {
    pinned,
    pinned_at: pinned ? row.pinnedAt!.toISOString() : null,
    pinned_by: pinned ? (by ?? null) : null,
    pin_expires: pinned ? (row.pinExpires?.toISOString() ?? null) : null,
  };
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
function escapeHtml(text: string) {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!);
}
