import type { ChannelType } from "../../protocol/channel-type.ts";

const began = "2026-01-01T00:00:00.000Z";
/** The default configuration. */
export const usualType: Omit<ChannelType, "name"> = {
  readableBy: "members",
  typing_events: true,
  read_events: true,
  connect_events: true,
  delivery_events: true,
  search: true,
  reactions: true,
  replies: true,
  quotes: true,
  mutes: true,
  uploads: true,
  url_enrichment: true,
  custom_events: true,
  push_notifications: true,
  reminders: true,
  polls: true,
  user_message_reminders: true,
  shared_locations: false,
  mark_messages_pending: false,
  count_messages: false,
  skip_last_msg_update_for_system_msgs: false,
  message_retention: "infinite",
  max_message_length: 5000,
  automod: "disabled",
  automod_behavior: "flag",
  automod_thresholds: null,
  blocklist: null,
  blocklist_behavior: null,
  partition_size: null,
  partition_ttl: null,
  grants: null,
  permissions: null,
  commands: ["ban", "unban", "mute", "unmute"],
  created_at: began,
  updated_at: began,
};

/** The built-in channel types. */
export const builtInTypes: Record<string, ChannelType> = {
  messaging: { ...usualType, name: "messaging" },
  team: { ...usualType, name: "team", count_messages: true },
  commerce: { ...usualType, name: "commerce" },
  gaming: { ...usualType, name: "gaming", uploads: false, search: false },
  livestream: {
    ...usualType,
    name: "livestream",
    readableBy: "everyone",
    read_events: false,
    typing_events: false,
    uploads: false,
  },
};

export interface CommandWords {
  name: string;
  description: string;
  args: string;
  set: string;
}
/** The built-in commands. */
export const builtInCommands: Record<string, CommandWords> = {
  ban: { name: "ban", description: "Ban a user", args: "[@username] [text]", set: "moderation_set" },
  unban: { name: "unban", description: "Unban a user", args: "[@username]", set: "moderation_set" },
  mute: { name: "mute", description: "Mute a user", args: "[@username]", set: "moderation_set" },
  unmute: { name: "unmute", description: "Unmute a user", args: "[@username]", set: "moderation_set" },
};
