import { z } from "zod";
import { Instant } from "#contract/shapes.ts";

/** Custom fields are next to the built-in ones, so these shapes allow unknown keys. */
export const ChatUser = z.looseObject({
  id: z.string(),
  role: z.string(),
  name: z.string().optional(),
  image: z.string().optional(),
  online: z.boolean(),
  banned: z.boolean(),
  teams: z.array(z.string()),
  created_at: Instant,
  updated_at: Instant,
  last_active: Instant.optional(),
  ban_expires: Instant.optional(),
  deactivated_at: Instant.optional(),
  deleted_at: Instant.optional(),
});
export type ChatUser = z.output<typeof ChatUser>;

export const Reaction = z.looseObject({
  message_id: z.string(),
  user_id: z.string(),
  user: ChatUser.optional(),
  type: z.string(),
  score: z.number(),
  created_at: Instant,
  updated_at: Instant,
});
export type Reaction = z.output<typeof Reaction>;

export const Attachment = z.looseObject({
  type: z.string().optional(),
  title: z.string().optional(),
  title_link: z.string().optional(),
  text: z.string().optional(),
  image_url: z.string().optional(),
  thumb_url: z.string().optional(),
  asset_url: z.string().optional(),
});
export type Attachment = z.output<typeof Attachment>;

const ReactionGroup = z.object({
  count: z.number(),
  sum_scores: z.number(),
  first_reaction_at: Instant,
  last_reaction_at: Instant,
  latest_reactions_by: z.array(z.looseObject({ user_id: z.string(), created_at: Instant })),
});

const messageTypes = ["regular", "reply", "system", "ephemeral", "error", "deleted"] as const;
export const Message = z.looseObject({
  id: z.string(),
  cid: z.string(),
  text: z.string(),
  html: z.string(),
  type: z.enum(messageTypes),
  user: ChatUser.nullable(),
  /** The author's role in the channel, where they are a member. */
  member: z.looseObject({ channel_role: z.string() }).optional(),
  attachments: z.array(Attachment),
  mentioned_users: z.array(ChatUser),
  parent_id: z.string().optional(),
  show_in_channel: z.boolean().optional(),
  reply_count: z.number(),
  deleted_reply_count: z.number(),
  thread_participants: z.array(ChatUser).optional(),
  quoted_message_id: z.string().optional(),
  quoted_message: z.looseObject({ id: z.string() }).nullish(),
  latest_reactions: z.array(Reaction),
  own_reactions: z.array(Reaction),
  reaction_counts: z.record(z.string(), z.number()),
  reaction_scores: z.record(z.string(), z.number()),
  reaction_groups: z.record(z.string(), ReactionGroup).nullish(),
  pinned: z.boolean(),
  pinned_at: Instant.nullable(),
  pinned_by: ChatUser.nullish(),
  pin_expires: Instant.nullish(),
  poll_id: z.string().optional(),
  poll: z.looseObject({ id: z.string() }).nullish(),
  restricted_visibility: z.array(z.string()).optional(),
  silent: z.boolean(),
  shadowed: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
  deleted_at: Instant.optional(),
});
export type Message = z.output<typeof Message>;

export const Member = z.looseObject({
  user_id: z.string(),
  user: ChatUser.optional(),
  channel_role: z.string(),
  banned: z.boolean(),
  shadow_banned: z.boolean(),
  notifications_muted: z.boolean(),
  invited: z.boolean().optional(),
  invite_accepted_at: Instant.nullish(),
  invite_rejected_at: Instant.nullish(),
  ban_expires: Instant.nullish(),
  archived_at: Instant.nullish(),
  pinned_at: Instant.nullish(),
  created_at: Instant,
  updated_at: Instant,
});
export type Member = z.output<typeof Member>;

export const Channel = z.looseObject({
  id: z.string(),
  type: z.string(),
  cid: z.string(),
  created_by: ChatUser.optional(),
  created_at: Instant,
  updated_at: Instant,
  deleted_at: Instant.optional(),
  last_message_at: Instant.optional(),
  frozen: z.boolean(),
  disabled: z.boolean(),
  member_count: z.number().optional(),
  message_count: z.number().nullish(),
  team: z.string().optional(),
  hidden: z.boolean().optional(),
  hide_messages_before: Instant.optional(),
  cooldown: z.number().optional(),
  muted: z.boolean().optional(),
  mute_expires_at: Instant.nullish(),
  truncated_at: Instant.optional(),
  truncated_by: ChatUser.optional(),
  filter_tags: z.array(z.string()).optional(),
  own_capabilities: z.array(z.string()).optional(),
  config: z.looseObject({ name: z.string() }).optional(),
});
export type Channel = z.output<typeof Channel>;

export const Read = z.object({
  user: ChatUser,
  last_read: Instant,
  unread_messages: z.number(),
  last_read_message_id: z.string().optional(),
  last_delivered_at: Instant.optional(),
  last_delivered_message_id: z.string().optional(),
});
export type Read = z.output<typeof Read>;

const DraftMessage = z.looseObject({ id: z.string(), text: z.string() });
export const Draft = z.object({
  channel_cid: z.string(),
  created_at: Instant,
  parent_id: z.string().optional(),
  channel: Channel.optional(),
  parent_message: Message.optional(),
  quoted_message: Message.optional(),
  message: DraftMessage,
});
export type Draft = z.output<typeof Draft>;

export const ChannelState = z.object({
  channel: Channel,
  messages: z.array(Message),
  pinned_messages: z.array(Message),
  members: z.array(Member),
  membership: Member.nullish(),
  read: z.array(Read),
  watchers: z.array(ChatUser).optional(),
  watcher_count: z.number(),
  threads: z.array(z.unknown()),
  hidden: z.boolean().optional(),
  hide_messages_before: Instant.optional(),
  pending_messages: z
    .array(z.object({ message: Message, metadata: z.record(z.string(), z.unknown()) }))
    .optional(),
  draft: Draft.optional(),
});
export type ChannelState = z.output<typeof ChannelState>;

export const ChatEvent = z.looseObject({ type: z.string(), created_at: Instant });
export type ChatEvent = z.output<typeof ChatEvent>;

/** A channel that a user muted, for a while or until they unmute it. */
export const ChannelMute = z.object({
  user: ChatUser,
  channel: Channel,
  created_at: Instant,
  updated_at: Instant,
  expires: Instant.optional(),
});
export type ChannelMute = z.output<typeof ChannelMute>;
