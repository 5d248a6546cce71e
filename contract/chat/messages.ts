import { z } from "zod";
import { del, get, post, put } from "#contract/endpoint.ts";
import { Instant } from "#contract/shapes.ts";
import {
  Actor,
  Filter,
  Paging,
  PartialUpdate,
  QueryFlag,
  Sort,
  Turns,
  answer,
  payload,
} from "./call-shapes.ts";
import { Attachment, Channel, Message, Reaction } from "./shapes.ts";

const MessageId = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[^,%]+$/, "a message id may not contain a comma or a percent sign");

export const Written = z.looseObject({
  id: z.union([MessageId, z.literal("")]).optional(),
  text: z
    .string()
    .nullish()
    .transform((text) => text ?? ""),
  mml: z.string().nullish(),
  attachments: z
    .array(Attachment)
    .max(30)
    .nullish()
    .transform((list) => list ?? []),
  mentioned_users: z
    .array(z.string())
    .max(25)
    .nullish()
    .transform((list) => list ?? []),
  parent_id: z.string().nullish(),
  show_in_channel: z.boolean().default(false),
  quoted_message_id: z.string().nullish(),
  silent: z.boolean().default(false),
  pinned: z.boolean().default(false),
  pin_expires: Instant.nullish(),
  poll_id: z.string().nullish(),
  restricted_visibility: z.array(z.string()).max(100).nullish(),
  type: z.string().optional(),
  user_id: z.string().optional(),
  user: z.looseObject({ id: z.string() }).nullish(),
});
export type Written = z.output<typeof Written>;
const count = z.coerce.number().int().min(0).max(300).optional();
const beside = {
  id_lt: z.string().optional(),
  id_lte: z.string().optional(),
  id_gt: z.string().optional(),
  id_gte: z.string().optional(),
  id_around: z.string().optional(),
};
const one = { access: "signed-in", row: "message" } as const;

export const messages = {
  sendMessage: post("/channels/:type/:id/message", {
    access: "signed-in",
    row: "channel",
    body: z.object({
      message: Written,
      keep_channel_hidden: z.boolean().default(false),
      skip_push: z.boolean().default(false),
      skip_enrich_url: z.boolean().default(false),
      pending: z.boolean().default(false),
      pending_message_metadata: z.record(z.string(), z.string()).nullish(),
      force_moderation: z.boolean().optional(),
      ...Actor,
    }),
    response: answer({ message: Message, pending_message_metadata: z.looseObject({}).optional() }),
    status: 201,
  }),
  getMessages: get("/channels/:type/:id/messages", {
    access: "signed-in",
    row: "channel",
    query: z.object({ ids: z.string().min(1).max(30_000) }),
    response: answer({ messages: z.array(Message) }),
  }),
  getMessage: get("/messages/:id", {
    ...one,
    query: z.object({ show_deleted_message: QueryFlag }),
    response: answer({
      message: Message.extend({ channel: Channel.optional() }),
      pending_message_metadata: z.looseObject({}).optional(),
    }),
  }),
  updateMessage: post("/messages/:id", {
    ...one,
    body: z.object({ message: Written, skip_enrich_url: z.boolean().default(false), ...Actor }),
    response: answer({ message: Message }),
    status: 201,
  }),
  updateMessagePartial: put("/messages/:id", {
    ...one,
    body: PartialUpdate.extend({ skip_enrich_url: z.boolean().default(false), ...Actor }),
    response: answer({ message: Message }),
  }),
  deleteMessage: del("/messages/:id", {
    ...one,
    query: z.object({ hard: QueryFlag, delete_for_me: QueryFlag, deleted_by: z.string().optional() }),
    response: answer({ message: Message }),
  }),
  undeleteMessage: post("/messages/:id/undelete", {
    ...one,
    body: z.object({ undeleted_by: z.string().optional(), ...Actor }),
    response: answer({ message: Message }),
    status: 201,
  }),
  commitMessage: post("/messages/:id/commit", {
    ...one,
    body: z.object(Actor),
    response: answer({ message: Message }),
    status: 201,
  }),
  getReplies: get("/messages/:id/replies", {
    ...one,
    query: z.object({ limit: count, sort: z.string().optional(), ...beside }),
    response: answer({ messages: z.array(Message) }),
  }),
  queryMessageHistory: post("/messages/history", {
    access: "signed-in",
    body: z.object({ filter: Filter, sort: Sort.default([]), ...Paging, ...Actor }),
    response: answer({
      message_history: z.array(
        z.looseObject({
          message_id: z.string(),
          message_updated_by_id: z.string(),
          message_updated_at: Instant,
          text: z.string(),
          attachments: z.array(Attachment),
        }),
      ),
      ...Turns,
    }),
    status: 201,
  }),
  search: get("/search", {
    access: "signed-in",
    query: payload(
      z.object({
        filter_conditions: Filter,
        query: z.string().max(1000).optional(),
        message_filter_conditions: Filter.optional(),
        sort: Sort.default([]),
        offset: z.number().int().min(0).max(1000).optional(),
        ...Paging,
        ...Actor,
      }),
    ),
    response: answer({
      results: z.array(z.object({ message: Message.extend({ channel: Channel.optional() }) })),
      next: z.string().optional(),
      previous: z.string().optional(),
    }),
  }),
};

export const reactions = {
  sendReaction: post("/messages/:id/reaction", {
    ...one,
    body: z.object({
      reaction: z.looseObject({ type: z.string().min(1).max(30), score: z.number().int().min(0).default(1) }),
      enforce_unique: z.boolean().default(false),
      skip_push: z.boolean().default(false),
      ...Actor,
    }),
    response: answer({ message: Message, reaction: Reaction }),
    status: 201,
  }),
  deleteReaction: del("/messages/:id/reaction/:type", {
    ...one,
    response: answer({ message: Message, reaction: Reaction }),
  }),
  getReactions: get("/messages/:id/reactions", {
    ...one,
    query: z.object({ limit: count, offset: z.coerce.number().int().min(0).max(1000).optional() }),
    response: answer({ reactions: z.array(Reaction) }),
  }),
  queryReactions: post("/messages/:id/reactions", {
    ...one,
    body: z.object({ filter: Filter.default({}), sort: Sort.default([]), ...Paging, ...Actor }),
    response: answer({ reactions: z.array(Reaction), ...Turns }),
    status: 201,
  }),
};
