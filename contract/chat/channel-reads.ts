import { z } from "zod";
import { post } from "#contract/endpoint.ts";
import { Instant } from "#contract/shapes.ts";
import { Actor, answer } from "./call-shapes.ts";
import { ChatEvent } from "./shapes.ts";

/** How far a user has read, and what has reached their devices. */
export const channelReads = {
  markUnread: post("/channels/:type/:id/unread", {
    access: "signed-in",
    row: "channel",
    body: z.object({
      message_id: z.string().optional(),
      message_timestamp: Instant.optional(),
      thread_id: z.string().optional(),
      ...Actor,
    }),
    response: answer({}),
    status: 201,
  }),
  markDelivered: post("/channels/delivered", {
    access: "signed-in",
    body: z.object({
      latest_delivered_messages: z.array(z.object({ cid: z.string(), id: z.string() })).max(100),
      ...Actor,
    }),
    response: answer({}),
    status: 201,
  }),
  markRead: post("/channels/:type/:id/read", {
    access: "signed-in",
    row: "channel",
    body: z.object({ message_id: z.string().optional(), thread_id: z.string().optional(), ...Actor }),
    response: answer({ event: ChatEvent }),
    status: 201,
  }),
  markChannelsRead: post("/channels/read", {
    access: "signed-in",
    body: z.object({ read_by_channel: z.record(z.string(), z.string()).optional(), ...Actor }),
    response: answer({ event: ChatEvent.optional() }),
    status: 201,
  }),
};
