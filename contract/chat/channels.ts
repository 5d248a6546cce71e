import { z } from "zod";
import { del, get, patch, post, put } from "#contract/endpoint.ts";
import { Instant } from "#contract/shapes.ts";
import { Written } from "./messages.ts";
import {
  Actor,
  Channel,
  ChannelMute,
  ChannelState,
  ChatEvent,
  Filter,
  Member,
  Message,
  Paging,
  PartialUpdate,
  QueryFlag,
  Sort,
  Turns,
  answer,
  map,
  orEmptyList,
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
  created_at_before: z.string().optional(),
  created_at_before_or_equal: z.string().optional(),
  created_at_after: z.string().optional(),
  created_at_after_or_equal: z.string().optional(),
  created_at_around: z.string().optional(),
});
const batchOperations = [
  "addMembers",
  "removeMembers",
  "inviteMembers",
  "assignRoles",
  "addModerators",
  "demoteModerators",
  "hide",
  "show",
  "archive",
  "unarchive",
  "updateData",
] as const;
export type BatchOperation = (typeof batchOperations)[number];
const Deleted = z.object({ status: z.string(), error: z.string().optional() });
const OwnUser = z.looseObject({ id: z.string() });
const Page = z.object({
  limit: z.number().int().min(0).max(100).optional(),
  offset: z.number().int().min(0).max(1000).optional(),
});

const UserId = z.string().min(1).max(255);
const people = z.array(z.union([UserId, z.looseObject({ user_id: UserId })])).max(100);
const ChannelData = z.looseObject({
  members: people.nullish(),
  invites: people.nullish(),
  created_by_id: z.string().optional(),
  created_by: z.looseObject({ id: z.string() }).optional(),
});

const Query = z.object({
  data: orEmptyList(ChannelData).nullish(),
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
const Change = z.object({
  data: map(z.unknown()).nullish(),
  message: Written.nullish(),
  invites: people.optional(),
  accept_invite: z.boolean().optional(),
  reject_invite: z.boolean().optional(),
  hide_history: z.boolean().optional(),
  hide_history_before: z.string().nullish(),
  cooldown: z.number().int().min(0).max(3600).optional(),
  add_filter_tags: z.array(z.string().max(100)).max(50).optional(),
  remove_filter_tags: z.array(z.string().max(100)).max(50).optional(),
  skip_push: z.boolean().optional(),
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
      next: Paging.next,
      prev: Paging.prev,
      message_limit: z.number().int().min(0).max(300).default(25),
      member_limit: z.number().int().min(0).max(100).default(100),
      state: z.boolean().default(true),
      watch: z.boolean().default(false),
      presence: z.boolean().default(false),
      ...Actor,
    }),
    response: answer({ channels: z.array(ChannelState), ...Turns }),
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
  updateChannelPartial: patch("/channels/:type/:id", {
    access: "signed-in",
    row: "channel",
    body: PartialUpdate.extend(Actor),
    response: answer({ channel: Channel, members: z.array(Member) }),
  }),
  deleteChannel: del("/channels/:type/:id", {
    access: "signed-in",
    row: "channel",
    query: z.object({ hard_delete: QueryFlag }),
    response: answer({ channel: Channel }),
  }),
  deleteChannels: post("/channels/delete", {
    access: "signed-in",
    body: z.object({
      cids: z.array(z.string()).min(1).max(100),
      hard_delete: z.boolean().default(false),
      ...Actor,
    }),
    response: answer({ task_id: z.string().optional(), result: z.record(z.string(), Deleted).optional() }),
    status: 201,
  }),
  updateChannelsBatch: put("/channels/batch", {
    access: "signed-in",
    body: z.object({
      operation: z.enum(batchOperations),
      filter: z.looseObject({}).refine((filter) => Object.keys(filter).length > 0, "filter is required"),
      members: people.default([]),
      data: z.looseObject({}).default({}),
      ...Actor,
    }),
    response: answer({ task_id: z.string() }),
    status: 201,
  }),
  truncateChannel: post("/channels/:type/:id/truncate", {
    access: "signed-in",
    row: "channel",
    body: z.object({
      hard_delete: z.boolean().default(false),
      skip_push: z.boolean().optional(),
      truncated_at: z.iso.datetime({ offset: true }).nullish(),
      message: Written.nullish(),
      ...Actor,
    }),
    response: answer({ channel: Channel, message: Message.optional() }),
    status: 201,
  }),
  updateMemberPartial: patch("/channels/:type/:id/member/:user", {
    access: "signed-in",
    row: "channel",
    body: PartialUpdate.extend(Actor),
    response: answer({ channel_member: Member }),
  }),
  updateOwnMemberPartial: patch("/channels/:type/:id/member", {
    access: "signed-in",
    row: "channel",
    query: z.object({ user_id: z.string().optional() }),
    body: PartialUpdate.extend(Actor),
    response: answer({ channel_member: Member }),
  }),
  muteChannel: post("/moderation/mute/channel", {
    access: "signed-in",
    body: z.object({
      channel_cid: z.string().optional(),
      channel_cids: z.array(z.string()).max(100).optional(),
      /** Milliseconds until it is heard again by itself. */
      expiration: z.number().int().min(0).nullish(),
      ...Actor,
    }),
    response: answer({
      channel_mute: ChannelMute.optional(),
      channel_mutes: z.array(ChannelMute).optional(),
      own_user: OwnUser,
    }),
    status: 201,
  }),
  unmuteChannel: post("/moderation/unmute/channel", {
    access: "signed-in",
    body: z.object({
      channel_cid: z.string().optional(),
      channel_cids: z.array(z.string()).max(100).optional(),
      ...Actor,
    }),
    response: answer({ own_user: OwnUser }),
    status: 201,
  }),
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
        id: z.string().optional(),
        members: people.optional(),
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
