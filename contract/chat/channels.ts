import { z } from "zod";
import { del, patch, post, put } from "#contract/endpoint.ts";
import { channelMembers, people } from "./channel-members.ts";
import { channelReads } from "./channel-reads.ts";
import { Written } from "./messages.ts";
import {
  Actor,
  Filter,
  Paging,
  PartialUpdate,
  QueryFlag,
  Sort,
  Turns,
  answer,
  map,
  orEmptyList,
} from "./call-shapes.ts";
import { Channel, ChannelState, ChatEvent, Member, Message } from "./shapes.ts";

/** Which messages of a channel: a page before, after or around one message. */
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
const Page = z.object({
  limit: z.number().int().min(0).max(100).optional(),
  offset: z.number().int().min(0).max(1000).optional(),
});

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
  ...channelMembers,
  ...channelReads,
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
  sendEvent: post("/channels/:type/:id/event", {
    access: "signed-in",
    row: "channel",
    body: z.object({ event: z.looseObject({ type: z.string().min(1).max(255) }), ...Actor }),
    response: answer({ event: ChatEvent }),
    status: 201,
  }),
  stopWatchingChannel: post("/channels/:type/:id/stop-watching", {
    access: "signed-in",
    row: "channel",
    response: answer({}),
    status: 201,
  }),
};
