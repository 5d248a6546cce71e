import { z } from "zod";
import { del, get, post, put } from "#contract/endpoint.ts";
import { Actor, Attachment, Channel, Message, PartialUpdate, Reaction, answer } from "./shapes.ts";

const MessageId = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[^,%]+$/, "a message id may not contain a comma or a percent sign");

const Written = z.looseObject({
  id: MessageId.optional(),
  text: z.string().max(20_000).default(""),
  attachments: z.array(Attachment).max(30).default([]),
  mentioned_users: z.array(z.string()).max(25).default([]),
  parent_id: z.string().optional(),
  show_in_channel: z.boolean().default(false),
  quoted_message_id: z.string().optional(),
  silent: z.boolean().default(false),
  pinned: z.boolean().default(false),
  type: z.string().optional(),
  user_id: z.string().optional(),
  user: z.looseObject({ id: z.string() }).optional(),
});
export type Written = z.output<typeof Written>;
const count = z.coerce.number().int().min(0).max(300).optional();

export const messages = {
  sendMessage: post("/channels/:type/:id/message", {
    access: "signed-in",
    row: "channel",
    body: z.object({ message: Written, keep_channel_hidden: z.boolean().default(false), ...Actor }),
    response: answer({ message: Message }),
    status: 201,
  }),
  getMessage: get("/messages/:id", {
    access: "signed-in",
    row: "message",
    response: answer({ message: Message.extend({ channel: Channel.optional() }) }),
  }),
  updateMessage: post("/messages/:id", {
    access: "signed-in",
    row: "message",
    body: z.object({ message: Written, ...Actor }),
    response: answer({ message: Message }),
    status: 201,
  }),
  updateMessagePartial: put("/messages/:id", {
    access: "signed-in",
    row: "message",
    body: PartialUpdate.extend(Actor),
    response: answer({ message: Message }),
  }),
  deleteMessage: del("/messages/:id", {
    access: "signed-in",
    row: "message",
    query: z.object({ hard: z.enum(["true", "false"]).default("false"), deleted_by: z.string().optional() }),
    response: answer({ message: Message }),
  }),
  getReplies: get("/messages/:id/replies", {
    access: "signed-in",
    row: "message",
    query: z.object({
      limit: count,
      id_lt: z.string().optional(),
      id_lte: z.string().optional(),
      id_gt: z.string().optional(),
      id_gte: z.string().optional(),
    }),
    response: answer({ messages: z.array(Message) }),
  }),
  sendReaction: post("/messages/:id/reaction", {
    access: "signed-in",
    row: "message",
    body: z.object({
      reaction: z.looseObject({ type: z.string().min(1).max(30), score: z.number().int().min(1).default(1) }),
      enforce_unique: z.boolean().default(false),
      ...Actor,
    }),
    response: answer({ message: Message, reaction: Reaction }),
    status: 201,
  }),
  deleteReaction: del("/messages/:id/reaction/:type", {
    access: "signed-in",
    row: "message",
    response: answer({ message: Message, reaction: Reaction }),
  }),
};
