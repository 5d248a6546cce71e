import { z } from "zod";
import { Instant } from "#contract/shapes.ts";

/** Custom fields stand beside the built-in ones, so these shapes let unknown keys through. */
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

const messageTypes = ["regular", "reply", "system", "ephemeral", "error", "deleted"] as const;
export const Message = z.looseObject({
  id: z.string(),
  cid: z.string(),
  text: z.string(),
  html: z.string(),
  type: z.enum(messageTypes),
  user: ChatUser.nullable(),
  attachments: z.array(Attachment),
  mentioned_users: z.array(ChatUser),
  parent_id: z.string().optional(),
  show_in_channel: z.boolean().optional(),
  reply_count: z.number(),
  deleted_reply_count: z.number(),
  thread_participants: z.array(ChatUser).optional(),
  quoted_message_id: z.string().optional(),
  latest_reactions: z.array(Reaction),
  own_reactions: z.array(Reaction),
  reaction_counts: z.record(z.string(), z.number()),
  reaction_scores: z.record(z.string(), z.number()),
  pinned: z.boolean(),
  pinned_at: Instant.nullable(),
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
  hidden: z.boolean().optional(),
  own_capabilities: z.array(z.string()).optional(),
  config: z.looseObject({ name: z.string() }).optional(),
});
export type Channel = z.output<typeof Channel>;

export const Read = z.object({
  user: ChatUser,
  last_read: Instant,
  unread_messages: z.number(),
  last_read_message_id: z.string().optional(),
});
export type Read = z.output<typeof Read>;

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
});
export type ChannelState = z.output<typeof ChannelState>;

export const ChatEvent = z.looseObject({ type: z.string(), created_at: Instant });
export type ChatEvent = z.output<typeof ChatEvent>;

/** How long the answer took is part of every answer. */
export function answer<S extends z.ZodRawShape>(shape: S) {
  return z.object({ ...shape, duration: z.string().optional() });
}

export const Filter = z.record(z.string(), z.unknown());
export const Sort = z
  .array(
    z.object({
      field: z.string().max(100),
      direction: z.union([z.literal(1), z.literal(-1)]).default(1),
    }),
  )
  .max(10);
/** Set and take away single fields: { set: {...}, unset: ["a.b"] }. */
export const PartialUpdate = z.object({
  set: Filter.default({}),
  unset: z.array(z.string().max(255)).max(100).default([]),
});
/** Who acts, on calls made with a server token. */
export const Actor = {
  user_id: z.string().optional(),
  user: z.looseObject({ id: z.string() }).optional(),
};

/** Structured input of a GET: one JSON object in the query parameter `payload`. */
export function payload<S extends z.ZodType>(schema: S) {
  const read = z
    .string()
    .max(20_000)
    .default("{}")
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: "custom", message: "payload is not JSON" });
        return z.NEVER;
      }
    });
  return z.object({ payload: read.pipe(schema) });
}
