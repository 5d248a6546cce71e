type Level = "app" | "channel";
/** Every action that can be permitted: its name, what it means, and whether owning the object can be enough. */
const actions: [action: string, meaning: string, level: Level, ownable: boolean][] = [
  ["CreateChannel", "Create channels", "channel", false],
  ["ReadChannel", "Read a channel and its messages", "channel", true],
  ["UpdateChannel", "Change a channel's own fields", "channel", true],
  ["UpdateChannelMembers", "Add and remove members", "channel", true],
  ["UpdateChannelFrozen", "Freeze and unfreeze a channel", "channel", true],
  ["UpdateChannelCooldown", "Set slow mode", "channel", true],
  ["DeleteChannel", "Delete a channel", "channel", true],
  ["RecreateChannel", "Create a deleted channel again", "channel", true],
  ["TruncateChannel", "Remove all messages of a channel", "channel", true],
  ["JoinChannel", "Join a channel", "channel", false],
  ["LeaveChannel", "Leave a channel", "channel", false],
  ["MuteChannel", "Mute a channel", "channel", false],
  ["UseFrozenChannel", "Write in a frozen channel", "channel", true],
  ["SkipChannelCooldown", "Write without waiting in slow mode", "channel", false],
  ["SkipMessageModeration", "Write without being held against word lists", "channel", false],
  ["CreateMessage", "Write messages", "channel", false],
  ["CreateReply", "Reply in threads", "channel", false],
  ["CreateSystemMessage", "Write system messages", "channel", false],
  ["CreateMention", "Mention people", "channel", false],
  ["CreateQuote", "Quote messages", "channel", false],
  ["CreateRestrictedVisibilityMessage", "Write messages for some readers only", "channel", false],
  ["UpdateMessage", "Change messages", "channel", true],
  ["DeleteMessage", "Delete messages", "channel", true],
  ["PinMessage", "Pin messages", "channel", true],
  ["FlagMessage", "Report messages", "channel", true],
  ["ReadMessageFlags", "See what was reported", "channel", false],
  ["RunMessageAction", "Use the buttons of a message", "channel", true],
  ["AddLinks", "Write links", "channel", false],
  ["UploadAttachment", "Attach files", "channel", true],
  ["DeleteAttachment", "Delete attached files", "channel", true],
  ["CreateReaction", "React to messages", "channel", false],
  ["DeleteReaction", "Take reactions back", "channel", true],
  ["SendCustomEvent", "Send events of one's own", "channel", false],
  ["BanChannelMember", "Ban from a channel", "channel", true],
  ["SendPoll", "Send polls", "channel", false],
  ["CastPollVote", "Vote in polls", "channel", false],
  ["QueryPollVotes", "See who voted", "channel", false],
  ["UpdateThread", "Change threads", "channel", true],
  ["BanUser", "Ban from the whole app", "app", false],
  ["BlockUser", "Block people", "app", false],
  ["FlagUser", "Report people", "app", false],
  ["MuteUser", "Mute people", "app", false],
  ["SearchUser", "Find people", "app", false],
  ["UpdateUser", "Change people's profiles", "app", true],
  ["UpdateUserRole", "Change people's roles", "app", false],
  ["UpdateUserTeams", "Change people's teams", "app", false],
  ["ReviewContent", "Decide what is done about reported content", "app", false],
];

export interface Permission {
  id: string;
  name: string;
  description: string;
  action: string;
  owner: boolean;
  sameTeam: boolean;
  level: Level;
  custom: boolean;
  condition: Record<string, unknown> | null;
}

/** "CreateChannel" is "create-channel". */
function idOf(action: string) {
  return action.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase();
}

function built([action, meaning, level, ownable]: (typeof actions)[number]): Permission[] {
  const base = { description: meaning, action, level, custom: false, sameTeam: false };
  const anyUser: Permission = {
    ...base,
    id: idOf(action),
    name: meaning,
    owner: false,
    condition: null,
  };
  if (!ownable) return [anyUser];
  const owner: Permission = {
    ...base,
    id: `${idOf(action)}-owner`,
    name: `${meaning}, of one's own`,
    owner: true,
    condition: { "$subject.id": "$object.owner_id" },
  };
  return [anyUser, owner];
}

export const builtInPermissions: ReadonlyMap<string, Permission> = new Map(
  actions.flatMap(built).map((permission) => [permission.id, permission]),
);
