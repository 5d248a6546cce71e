import { z } from "zod";
import { get, post } from "#contract/endpoint.ts";
import {
  Actor,
  Channel,
  ChannelState,
  ChatEvent,
  Filter,
  Member,
  Message,
  Sort,
  answer,
  payload,
} from "./shapes.ts";

/** Which messages of a channel: a page beside one message, or around it. */
const MessagePage = z.object({
  limit: z.number().int().min(0).max(300).optional(),
  id_lt: z.string().optional(),
  id_lte: z.string().optional(),
  id_gt: z.string().optional(),
  id_gte: z.string().optional(),
  id_around: z.string().optional(),
});
const Page = z.object({
  limit: z.number().int().min(0).max(100).optional(),
  offset: z.number().int().min(0).max(1000).optional(),
});
const ChannelId = z.string().min(1).max(64);

const Query = z.object({
  data: z
    .looseObject({
      members: z
        .array(z.union([ChannelId, z.looseObject({ user_id: ChannelId })]))
        .max(100)
        .optional(),
      created_by_id: z.string().optional(),
      created_by: z.looseObject({ id: z.string() }).optional(),
    })
    .optional(),
  state: z.boolean().optional(),
  watch: z.boolean().optional(),
  presence: z.boolean().optional(),
  messages: MessagePage.optional(),
  members: Page.optional(),
  watchers: Page.optional(),
  hide_for_creator: z.boolean().optional(),
  ...Actor,
});

const roles = z.array(z.object({ user_id: z.string(), channel_role: z.string() })).max(100);
const people = z.array(z.union([z.string(), z.looseObject({ user_id: z.string() })])).max(100);
const Change = z.object({
  data: z.looseObject({}).optional(),
  message: z.looseObject({ text: z.string().optional() }).optional(),
  add_members: people.optional(),
  remove_members: z.array(z.string()).max(100).optional(),
  add_moderators: z.array(z.string()).max(100).optional(),
  demote_moderators: z.array(z.string()).max(100).optional(),
  assign_roles: roles.optional(),
  ...Actor,
});

export const channels = {
  queryChannels: post("/channels", {
    access: "signed-in",
    body: z.object({
      filter_conditions: Filter.default({}),
      sort: Sort.default([]),
      limit: z.number().int().min(0).max(30).default(10),
      offset: z.number().int().min(0).max(1000).default(0),
      message_limit: z.number().int().min(0).max(300).default(25),
      member_limit: z.number().int().min(0).max(100).default(100),
      state: z.boolean().default(true),
      watch: z.boolean().default(false),
      presence: z.boolean().default(false),
      ...Actor,
    }),
    response: answer({ channels: z.array(ChannelState) }),
    status: 201,
  }),
  getOrCreateChannel: post("/channels/:type/:id/query", {
    access: "signed-in",
    row: "channel",
    body: Query,
    response: answer(ChannelState.shape),
    status: 201,
  }),
  getOrCreateDistinctChannel: post("/channels/:type/query", {
    access: "signed-in",
    body: Query,
    response: answer(ChannelState.shape),
    status: 201,
  }),
  updateChannel: post("/channels/:type/:id", {
    access: "signed-in",
    row: "channel",
    body: Change,
    response: answer({ channel: Channel, members: z.array(Member), message: Message.optional() }),
    status: 201,
  }),
  markRead: post("/channels/:type/:id/read", {
    access: "signed-in",
    row: "channel",
    body: z.object({ message_id: z.string().optional(), ...Actor }),
    response: answer({ event: ChatEvent }),
    status: 201,
  }),
  markChannelsRead: post("/channels/read", {
    access: "signed-in",
    body: z.object({ read_by_channel: z.record(z.string(), z.string()).optional(), ...Actor }),
    response: answer({ event: ChatEvent.optional() }),
    status: 201,
  }),
  sendEvent: post("/channels/:type/:id/event", {
    access: "signed-in",
    row: "channel",
    body: z.object({ event: z.looseObject({ type: z.string().min(1).max(255) }), ...Actor }),
    response: answer({ event: ChatEvent }),
    status: 201,
  }),
  hideChannel: post("/channels/:type/:id/hide", {
    access: "signed-in",
    row: "channel",
    body: z.object({ clear_history: z.boolean().default(false), ...Actor }),
    response: answer({}),
    status: 201,
  }),
  showChannel: post("/channels/:type/:id/show", {
    access: "signed-in",
    row: "channel",
    body: z.object(Actor),
    response: answer({}),
    status: 201,
  }),
  stopWatchingChannel: post("/channels/:type/:id/stop-watching", {
    access: "signed-in",
    row: "channel",
    response: answer({}),
    status: 201,
  }),
  queryMembers: get("/members", {
    access: "signed-in",
    query: payload(
      z.object({
        type: z.string(),
        id: z.string(),
        filter_conditions: Filter.default({}),
        sort: Sort.default([]),
        limit: z.number().int().min(0).max(100).default(100),
        offset: z.number().int().min(0).max(1000).default(0),
        ...Actor,
      }),
    ),
    response: answer({ members: z.array(Member) }),
  }),
};
