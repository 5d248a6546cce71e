import { z } from "zod";
import { Instant } from "#contract/shapes.ts";
import { Channel, ChatUser, Message } from "./shapes.ts";

/** One user muted another. */
export const UserMute = z.object({
  user: ChatUser,
  target: ChatUser,
  created_at: Instant,
  updated_at: Instant,
  expires: Instant.optional(),
});
export type UserMute = z.output<typeof UserMute>;

export const Ban = z.object({
  user: ChatUser,
  banned_by: ChatUser.optional(),
  channel: Channel.optional(),
  reason: z.string().optional(),
  shadow: z.boolean(),
  ip_ban: z.boolean(),
  expires: Instant.optional(),
  created_at: Instant,
});

/** One person's objection to a message or a user. */
export const Flag = z.looseObject({
  user: ChatUser.optional(),
  target_message_id: z.string().optional(),
  target_message: Message.optional(),
  target_user: ChatUser.optional(),
  reason: z.string().optional(),
  created_by_automod: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
  reviewed_at: Instant.optional(),
  reviewed_by: ChatUser.optional(),
});
export type Flag = z.output<typeof Flag>;

/** All flags of one message, and the moderator's decision. */
export const FlagReport = z.object({
  id: z.string(),
  message: Message.optional(),
  user: ChatUser.optional(),
  flags_count: z.number(),
  message_user_id: z.string().optional(),
  channel_cid: z.string().optional(),
  first_reporter: ChatUser.optional(),
  created_at: Instant,
  updated_at: Instant,
  review_result: z.string().optional(),
  review_details: z.record(z.string(), z.unknown()).optional(),
  reviewed_at: Instant.optional(),
  reviewed_by: ChatUser.optional(),
});
export type FlagReport = z.output<typeof FlagReport>;

const ItemFlag = z.object({
  id: z.string(),
  type: z.string(),
  reason: z.string(),
  labels: z.array(z.string()),
  user: ChatUser.optional(),
  custom: z.record(z.string(), z.unknown()),
  created_at: Instant,
  updated_at: Instant,
});
const ItemAction = z.object({
  id: z.string(),
  type: z.string(),
  reason: z.string(),
  user: ChatUser.optional(),
  custom: z.record(z.string(), z.unknown()),
  created_at: Instant,
});
/** What waits for a moderator, or was decided by one. */
export const ReviewItem = z.object({
  id: z.string(),
  entity_type: z.string(),
  entity_id: z.string(),
  entity_creator_id: z.string().optional(),
  entity_creator: ChatUser.optional(),
  config_key: z.string().optional(),
  status: z.enum(["unreviewed", "reviewed"]),
  recommended_action: z.string(),
  severity: z.number(),
  flags_count: z.number(),
  flags: z.array(ItemFlag),
  actions: z.array(ItemAction),
  bans: z.array(Ban),
  message: Message.optional(),
  moderation_payload: z.record(z.string(), z.unknown()).optional(),
  reviewed_by: z.string().optional(),
  reviewed_at: Instant.optional(),
  created_at: Instant,
  updated_at: Instant,
});
export type ReviewItem = z.output<typeof ReviewItem>;

/** A named set of rules that texts are checked against. */
export const ModerationConfig = z.looseObject({ key: z.string(), created_at: Instant, updated_at: Instant });
