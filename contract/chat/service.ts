import { z } from "zod";
import { del, get, post } from "#contract/endpoint.ts";
import { Instant } from "#contract/shapes.ts";
import { Actor, answer } from "./call-shapes.ts";
import { ChatEvent } from "./shapes.ts";

const Unread = {
  total_unread_count: z.number(),
  total_unread_threads_count: z.number(),
  channels: z.array(z.object({ channel_id: z.string(), unread_count: z.number(), last_read: Instant })),
  channel_type: z.array(
    z.object({ channel_type: z.string(), channel_count: z.number(), unread_count: z.number() }),
  ),
  threads: z.array(z.unknown()),
};

export const service = {
  hi: get("/hi", { access: "public", response: answer({}) }),
  longPoll: get("/longpoll", {
    access: "signed-in",
    query: z.object({
      json: z.string().max(10_000).optional(),
      authorization: z.string().optional(),
      "stream-auth-type": z.string().optional(),
      connection_id: z.string().optional(),
      ack: z.coerce.number().int().min(0).default(0),
    }),
    response: answer({ events: z.array(ChatEvent) }),
  }),
  closeLongPoll: del("/longpoll", {
    access: "signed-in",
    query: z.object({ connection_id: z.string() }),
    response: answer({}),
  }),
  getUnread: get("/unread", {
    access: "signed-in",
    response: answer(Unread),
  }),
  getUnreadBatch: post("/unread_batch", {
    access: "signed-in",
    body: z.object({ user_ids: z.array(z.string().min(1)).min(1).max(100) }),
    response: answer({ counts_by_user: z.record(z.string(), z.object(Unread)) }),
    status: 201,
  }),
  sync: post("/sync", {
    access: "signed-in",
    body: z.object({
      channel_cids: z.array(z.string()).max(1000),
      last_sync_at: z.iso.datetime({ offset: true }),
      with_inaccessible_cids: z.boolean().default(false),
      ...Actor,
    }),
    response: answer({ events: z.array(ChatEvent), inaccessible_cids: z.array(z.string()).optional() }),
    status: 201,
  }),
};
