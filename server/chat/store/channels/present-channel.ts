import type { Channel, ChatUser, Member } from "#contract/chat/shapes.ts";
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
  "hide_messages_before",
  "own_capabilities",
  "config",
  "config_overrides",
  "members",
  "invites",
  "truncated_at",
  "truncated_by",
  "cooldown",
  "muted",
  "mute_expires_at",
  "blocked",
  "filter_tags",
]);

export type People = Map<string, ChatUser>;

/** The channel without anything specific to a reader; events contain this form. */
export function presentChannel(row: ChannelRow, people: People, memberCount?: number): Channel {
  const creator = row.createdById ? people.get(row.createdById) : undefined;
  const truncator = row.truncatedById ? people.get(row.truncatedById) : undefined;
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
    ...(row.cooldown > 0 && { cooldown: row.cooldown }),
    ...(row.filterTags.length && { filter_tags: row.filterTags }),
    ...(row.truncatedAt && { truncated_at: row.truncatedAt.toISOString() }),
    ...(truncator && { truncated_by: truncator }),
    ...(memberCount !== undefined && { member_count: memberCount }),
  };
}

export function isMuted(member: MemberRow | undefined, now: Date) {
  return Boolean(member?.mutedAt && !(member.muteExpires && member.muteExpires <= now));
}

export function presentMember(row: MemberRow, people: People, now: Date): Member {
  const user = people.get(row.userId);
  const stillBanned = row.banExpires === null || row.banExpires > now;
  const moderates = row.channelRole === "channel_moderator";
  return {
    ...row.data,
    user_id: row.userId,
    ...(user && { user }),
    channel_role: row.channelRole,
    role: moderates ? "moderator" : "member",
    ...(moderates && { is_moderator: true }),
    status: statusOf(row),
    ...(row.invitedAt && { invited: true }),
    ...(row.inviteAcceptedAt && { invite_accepted_at: row.inviteAcceptedAt.toISOString() }),
    ...(row.inviteRejectedAt && { invite_rejected_at: row.inviteRejectedAt.toISOString() }),
    banned: row.banned && stillBanned,
    shadow_banned: row.shadowBanned && stillBanned,
    ...(row.banExpires && stillBanned && { ban_expires: row.banExpires.toISOString() }),
    notifications_muted: row.mutedAt !== null,
    ...(row.archivedAt && { archived_at: row.archivedAt.toISOString() }),
    ...(row.pinnedAt && { pinned_at: row.pinnedAt.toISOString() }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function statusOf(row: MemberRow) {
  if (!row.invitedAt) return "member";
  if (row.inviteAcceptedAt) return "accepted";
  return row.inviteRejectedAt ? "rejected" : "pending";
}
