import type { Channel, ChatUser, Member } from "#contract/chat/shapes.ts";
import type { ChatCall } from "../context.ts";
import { channelType, capabilitiesOf } from "./rules.ts";
import type { ChannelRow, MemberRow } from "./queries.ts";

export const builtInOfChannel = new Set([
  "id",
  "type",
  "cid",
  "created_by",
  "created_by_id",
  "created_at",
  "updated_at",
  "deleted_at",
  "last_message_at",
  "frozen",
  "disabled",
  "member_count",
  "message_count",
  "team",
  "hidden",
  "own_capabilities",
  "config",
  "members",
  "invites",
  "truncated_at",
  "cooldown",
  "muted",
  "blocked",
]);

type People = Map<string, ChatUser>;

/** The channel as everybody sees it; events carry this form. */
export function presentChannel(row: ChannelRow, people: People, memberCount?: number): Channel {
  const { readableBy: _, ...config } = channelType(row.type);
  const creator = row.createdById ? people.get(row.createdById) : undefined;
  return {
    ...row.data,
    id: row.id,
    type: row.type,
    cid: row.cid,
    ...(creator && { created_by: creator }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    ...(row.deletedAt && { deleted_at: row.deletedAt.toISOString() }),
    ...(row.lastMessageAt && { last_message_at: row.lastMessageAt.toISOString() }),
    ...(row.team !== null && { team: row.team }),
    frozen: row.frozen,
    disabled: row.disabled,
    ...(memberCount !== undefined && { member_count: memberCount }),
    config: {
      ...config,
      commands: [],
      automod: "disabled",
      automod_behavior: "flag",
      message_retention: "infinite",
    },
  };
}

/** The same with what depends on the reader. */
export function presentChannelFor(
  call: ChatCall,
  {
    row,
    member,
    people,
    memberCount,
  }: { row: ChannelRow; member?: MemberRow; people: People; memberCount?: number },
): Channel {
  return {
    ...presentChannel(row, people, memberCount),
    hidden: Boolean(member?.hiddenAt),
    own_capabilities: capabilitiesOf(call, row, member),
  };
}

export function presentMember(row: MemberRow, people: People): Member {
  const user = people.get(row.userId);
  return {
    ...row.data,
    user_id: row.userId,
    ...(user && { user }),
    channel_role: row.channelRole,
    role: row.channelRole === "channel_moderator" ? "moderator" : "member",
    is_moderator: row.channelRole === "channel_moderator",
    status: "member",
    banned: false,
    shadow_banned: false,
    notifications_muted: row.mutedAt !== null,
    ...(row.archivedAt && { archived_at: row.archivedAt.toISOString() }),
    ...(row.pinnedAt && { pinned_at: row.pinnedAt.toISOString() }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
