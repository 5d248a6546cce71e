import { z } from "zod";
import { del, get, patch, post } from "#contract/endpoint.ts";
import { Instant } from "#contract/shapes.ts";
import { Actor, Filter, PartialUpdate, QueryFlag, Sort, answer, payload } from "./call-shapes.ts";
import { ChannelMute, ChatUser, Message, Reaction } from "./shapes.ts";
import { Device } from "./devices.ts";
import { UserMute } from "./moderation-shapes.ts";

const ChatUserId = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[A-Za-z0-9@_-]+$/, "a user id holds letters, digits, @, _ and - only");
const ids = z.array(z.string().min(1).max(255)).min(1).max(100);
const given = z.string().nullish();
const flag = z.boolean().nullish();

/** A user as their own clients and servers see them. */
export const OwnUser = ChatUser.extend({
  devices: z.array(Device).optional(),
  mutes: z.array(UserMute).optional(),
  channel_mutes: z.array(ChannelMute).optional(),
});
const Deactivation = { mark_messages_deleted: flag, mark_channels_deleted: flag, created_by_id: given };
const Reactivation = { restore_messages: flag, restore_channels: flag, created_by_id: given };
const Block = z.object({
  user: ChatUser,
  user_id: z.string(),
  blocked_user: ChatUser,
  blocked_user_id: z.string(),
  created_at: Instant,
});
const Started = answer({ task_id: z.string() });

export const users = {
  queryUsers: get("/users", {
    access: "signed-in",
    query: payload(
      z.object({
        filter_conditions: Filter.default({}),
        sort: Sort.default([]),
        limit: z.number().int().min(0).max(100).default(30),
        offset: z.number().int().min(0).max(1000).default(0),
        presence: z.boolean().default(false),
        include_deactivated_users: z.boolean().default(false),
        ...Actor,
      }),
    ),
    response: answer({ users: z.array(OwnUser) }),
  }),
  upsertUsers: post("/users", {
    access: "signed-in",
    body: z.object({ users: z.record(ChatUserId, z.looseObject({ id: ChatUserId })) }),
    response: answer({
      users: z.record(z.string(), OwnUser),
      membership_deletion_task_id: z.string(),
    }),
    status: 201,
  }),
  updateUsersPartial: patch("/users", {
    access: "signed-in",
    body: z.object({
      users: z
        .array(PartialUpdate.extend({ id: ChatUserId }))
        .min(1)
        .max(100),
    }),
    response: answer({ users: z.record(z.string(), OwnUser), membership_deletion_task_id: z.string() }),
  }),
  deleteUser: del("/users/:id", {
    access: "signed-in",
    row: "user",
    query: z.object({
      mark_messages_deleted: QueryFlag,
      hard_delete: QueryFlag,
      delete_conversation_channels: QueryFlag,
    }),
    response: answer({ user: ChatUser }),
  }),
  deleteUsers: post("/users/delete", {
    access: "signed-in",
    body: z.object({
      user_ids: ids,
      user: given,
      messages: given,
      conversations: given,
      new_channel_owner_id: given,
    }),
    response: Started,
    status: 201,
  }),
  restoreUsers: post("/users/restore", {
    access: "signed-in",
    body: z.object({ user_ids: ids }),
    response: answer({}),
    status: 201,
  }),
  deactivateUser: post("/users/:id/deactivate", {
    access: "signed-in",
    row: "user",
    body: z.object(Deactivation),
    response: answer({ user: ChatUser }),
    status: 201,
  }),
  reactivateUser: post("/users/:id/reactivate", {
    access: "signed-in",
    row: "user",
    body: z.object({ ...Reactivation, name: given }),
    response: answer({ user: ChatUser }),
    status: 201,
  }),
  deactivateUsers: post("/users/deactivate", {
    access: "signed-in",
    body: z.object({ user_ids: ids, ...Deactivation }),
    response: Started,
    status: 201,
  }),
  reactivateUsers: post("/users/reactivate", {
    access: "signed-in",
    body: z.object({ user_ids: ids, ...Reactivation }),
    response: Started,
    status: 201,
  }),
  exportUser: get("/users/:id/export", {
    access: "signed-in",
    row: "user",
    response: answer({ user: ChatUser, messages: z.array(Message), reactions: z.array(Reaction) }),
  }),
  exportUsers: post("/export/users", {
    access: "signed-in",
    body: z.object({ user_ids: ids }),
    response: Started,
    status: 201,
  }),
  blockUser: post("/users/block", {
    access: "signed-in",
    body: z.object({ blocked_user_id: z.string().min(1), ...Actor }),
    response: answer({ blocked_by_user_id: z.string(), blocked_user_id: z.string(), created_at: Instant }),
    status: 201,
  }),
  unblockUser: post("/users/unblock", {
    access: "signed-in",
    body: z.object({ blocked_user_id: z.string().min(1), ...Actor }),
    response: answer({}),
    status: 201,
  }),
  getBlockedUsers: get("/users/block", { access: "signed-in", response: answer({ blocks: z.array(Block) }) }),
  sendUserEvent: post("/users/:id/event", {
    access: "signed-in",
    row: "user",
    body: z.object({ event: z.looseObject({ type: z.string().min(1).max(255) }) }),
    response: answer({}),
    status: 201,
  }),
  createGuest: post("/guest", {
    access: "signed-in",
    body: z.object({ user: z.looseObject({ id: ChatUserId }) }),
    response: answer({ user: ChatUser, access_token: z.string() }),
    status: 201,
  }),
};
