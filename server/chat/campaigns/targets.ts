import { type SQL, and, inArray, isNull, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { missing } from "../protocol/errors.ts";
import { type Field, compileFilter } from "../protocol/filters.ts";
import { chatChannels, chatUsers } from "../store/tables.ts";
import type { chatSegments } from "../store/campaigns/tables.ts";

type SegmentRow = typeof chatSegments.$inferSelect;

const userFields: Record<string, Field> = {
  id: { column: sql`chat_users.id`, kind: "text" },
  name: { column: sql`chat_users.name`, kind: "text" },
  role: { column: sql`chat_users.role`, kind: "text" },
  language: { column: sql`chat_users.language`, kind: "text" },
  teams: { column: sql`chat_users.teams`, kind: "list" },
  created_at: { column: sql`chat_users.created_at`, kind: "time" },
  last_active: { column: sql`chat_users.last_active`, kind: "time" },
};
const channelFields: Record<string, Field> = {
  id: { column: sql`chat_channels.id`, kind: "text" },
  cid: { column: sql`chat_channels.cid`, kind: "text" },
  type: { column: sql`chat_channels.type`, kind: "text" },
  team: { column: sql`chat_channels.team`, kind: "text" },
  created_by_id: { column: sql`chat_channels.created_by_id`, kind: "text" },
  frozen: { column: sql`chat_channels.frozen`, kind: "boolean" },
  created_at: { column: sql`chat_channels.created_at`, kind: "time" },
  last_message_at: { column: sql`chat_channels.last_message_at`, kind: "time" },
};
const listed = (segmentId: string, target: SQL) =>
  sql`exists (select 1 from chat_segment_targets listed where listed.segment_id = ${segmentId} and listed.target_id = ${target})`;

/** The rows of a segment: all, those that match its filter, or those on its list. */
function within(segment: SegmentRow, senderId: string | null): SQL | undefined {
  const { type, filter } = segment;
  const users = type === "user";
  const there = users
    ? sql`chat_users.deleted_at is null and chat_users.deactivated_at is null`
    : sql`chat_channels.deleted_at is null`;
  if (users && segment.allUsers) return there;
  if (!users && segment.allSenderChannels)
    return and(
      there,
      sql`exists (select 1 from chat_members own where own.cid = chat_channels.cid and own.user_id = ${senderId})`,
    );
  if (filter && users)
    return and(there, compileFilter(filter, { fields: userFields, custom: sql`chat_users.data` }));
  if (filter)
    return and(there, compileFilter(filter, { fields: channelFields, custom: sql`chat_channels.data` }));
  return and(there, listed(segment.id, users ? sql`chat_users.id` : sql`chat_channels.cid`));
}

export async function countTargets(db: Reader, segment: SegmentRow) {
  return db.$count(segment.type === "user" ? chatUsers : chatChannels, within(segment, null));
}

/** All targets of a campaign, user ids or cids, each once. */
export async function targetsOf(
  db: Reader,
  { segments, userIds, senderId }: { segments: SegmentRow[]; userIds: string[]; senderId: string },
) {
  const users = new Set(userIds);
  const cids = new Set<string>();
  for (const segment of segments)
    if (segment.type === "user")
      for (const { id } of await db
        .select({ id: chatUsers.id })
        .from(chatUsers)
        .where(within(segment, senderId)))
        users.add(id);
    else
      for (const { cid } of await db
        .select({ cid: chatChannels.cid })
        .from(chatChannels)
        .where(within(segment, senderId)))
        cids.add(cid);
  users.delete(senderId);
  return [...[...users].map((id) => `user ${id}`), ...[...cids].map((cid) => `channel ${cid}`)].toSorted();
}

/** Refuses targets that do not exist. */
export async function refuseUnknownTargets(db: Reader, { type }: SegmentRow, ids: string[]) {
  const wanted = [...new Set(ids)];
  const found =
    type === "user"
      ? await db
          .select({ id: chatUsers.id })
          .from(chatUsers)
          .where(and(inArray(chatUsers.id, wanted), isNull(chatUsers.deletedAt)))
      : await db
          .select({ id: chatChannels.cid })
          .from(chatChannels)
          .where(and(inArray(chatChannels.cid, wanted), isNull(chatChannels.deletedAt)));
  const known = new Set(found.map(({ id }) => id));
  const lost = wanted.find((id) => !known.has(id));
  if (lost) throw missing(`${type} with id ${lost}`);
}
