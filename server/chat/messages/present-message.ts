import type { ChatUser, Message, Reaction } from "#contract/chat/shapes.ts";
import type { Reader } from "#server/database/open.ts";
import type { chatReactions } from "../tables.ts";
import { usersById } from "../users/queries.ts";
import { type MessageRow, reactionsOf } from "./queries.ts";

export const builtInOfMessage = new Set([
  "id",
  "cid",
  "text",
  "html",
  "type",
  "user",
  "user_id",
  "attachments",
  "mentioned_users",
  "parent_id",
  "show_in_channel",
  "thread_participants",
  "reply_count",
  "deleted_reply_count",
  "quoted_message_id",
  "quoted_message",
  "latest_reactions",
  "own_reactions",
  "reaction_counts",
  "reaction_scores",
  "reaction_groups",
  "pinned",
  "pinned_at",
  "pinned_by",
  "pin_expires",
  "silent",
  "shadowed",
  "created_at",
  "updated_at",
  "deleted_at",
  "message_text_updated_at",
  "channel",
  "status",
  "member",
  "restricted_visibility",
  "command",
]);
type ReactionRow = typeof chatReactions.$inferSelect;

interface Reading {
  readerId: string | null;
  now: Date;
  /** Nobody can have reacted yet. */
  isNew?: boolean;
}
/** Messages as one reader sees them; without a reader nobody's own reactions are named. */
export async function presentMessages(
  db: Reader,
  rows: MessageRow[],
  { readerId, now, isNew = false }: Reading,
): Promise<Message[]> {
  const reactions = await reactionsOf(db, isNew ? [] : rows.map((row) => row.id));
  const people = await usersById(
    db,
    [
      ...rows.flatMap((row) => [
        row.userId,
        row.pinnedById,
        ...row.mentionedUserIds,
        ...row.threadParticipantIds,
      ]),
      ...reactions.map((reaction) => reaction.userId),
    ],
    now,
  );
  const byMessage = Map.groupBy(reactions, (reaction) => reaction.messageId);
  return rows.map((row) => presentMessage(row, { people, reactions: byMessage.get(row.id) ?? [], readerId }));
}

export async function presentOne(db: Reader, row: MessageRow, seen: Reading) {
  const [message] = await presentMessages(db, [row], seen);
  return message!;
}

interface Seen {
  people: Map<string, ChatUser>;
  reactions: ReactionRow[];
  readerId: string | null;
}
function presentMessage(row: MessageRow, { people, reactions, readerId }: Seen): Message {
  const known = (ids: string[]) => ids.flatMap((id) => people.get(id) ?? []);
  const deleted = row.deletedAt !== null;
  const author = row.userId ? (people.get(row.userId) ?? null) : null;
  return {
    ...row.data,
    id: row.id,
    cid: row.cid,
    text: deleted ? "" : row.text,
    html: deleted || !row.text ? "" : `<p>${escapeHtml(row.text)}</p>\n`,
    type: deleted ? "deleted" : row.type,
    user: author,
    attachments: deleted ? [] : row.attachments,
    mentioned_users: known(row.mentionedUserIds),
    ...(row.parentId !== null && { parent_id: row.parentId, show_in_channel: row.showInChannel }),
    reply_count: row.replyCount,
    deleted_reply_count: row.deletedReplyCount,
    ...(row.threadParticipantIds.length && { thread_participants: known(row.threadParticipantIds) }),
    ...(row.quotedMessageId !== null && { quoted_message_id: row.quotedMessageId }),
    ...summarise(reactions, people, readerId),
    pinned: row.pinnedAt !== null,
    pinned_at: row.pinnedAt?.toISOString() ?? null,
    silent: row.silent,
    shadowed: false,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...(row.textUpdatedAt && { message_text_updated_at: row.textUpdatedAt.toISOString() }),
    ...(row.deletedAt && { deleted_at: row.deletedAt.toISOString() }),
  };
}

function summarise(rows: ReactionRow[], people: Map<string, ChatUser>, readerId: string | null) {
  const counts: Record<string, number> = {};
  const scores: Record<string, number> = {};
  for (const { type, score } of rows) {
    counts[type] = (counts[type] ?? 0) + 1;
    scores[type] = (scores[type] ?? 0) + score;
  }
  const reactions = rows.map((row) => presentReaction(row, people));
  return {
    latest_reactions: reactions.slice(-10).reverse(),
    own_reactions: readerId ? reactions.filter((reaction) => reaction.user_id === readerId) : [],
    reaction_counts: counts,
    reaction_scores: scores,
  };
}

export function presentReaction(row: ReactionRow, people: Map<string, ChatUser>): Reaction {
  const user = people.get(row.userId);
  return {
    ...row.data,
    message_id: row.messageId,
    user_id: row.userId,
    ...(user && { user }),
    type: row.type,
    score: row.score,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
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
