import { z } from "zod";
import { Instant } from "#contract/shapes.ts";
import { Channel, ChatUser, Draft, Message, Read } from "./shapes.ts";

export const Participant = z.object({
  channel_cid: z.string(),
  thread_id: z.string(),
  user_id: z.string(),
  user: ChatUser.optional(),
  last_read_at: Instant,
  last_thread_message_at: Instant.optional(),
  left_thread_at: Instant.optional(),
  created_at: Instant,
});
export type Participant = z.output<typeof Participant>;

/** A thread; the parent message's id is its own. */
export const Thread = z.looseObject({
  parent_message_id: z.string(),
  parent_message: Message.optional(),
  channel_cid: z.string(),
  channel: Channel.optional(),
  title: z.string(),
  created_by_user_id: z.string(),
  created_by: ChatUser.optional(),
  reply_count: z.number(),
  participant_count: z.number(),
  active_participant_count: z.number(),
  thread_participants: z.array(Participant),
  last_message_at: Instant.optional(),
  created_at: Instant,
  updated_at: Instant,
  deleted_at: Instant.optional(),
  latest_replies: z.array(Message),
  read: z.array(Read),
  draft: Draft.optional(),
});
export type Thread = z.output<typeof Thread>;
