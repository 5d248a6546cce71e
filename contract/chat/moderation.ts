import { z } from "zod";
import { del, get, patch, post, put } from "#contract/endpoint.ts";
import { Instant } from "#contract/shapes.ts";
import { Ban, Flag, FlagReport, UserMute } from "./moderation-shapes.ts";
import { Actor, Filter, QueryFlag, Sort, answer, payload } from "./call-shapes.ts";
import { Message } from "./shapes.ts";
import { OwnUser } from "./users.ts";

const given = z.string().max(5000).nullish();
const id = z.string().min(1).max(255);
const minutes = z.number().int().min(0).nullish();
const Custom = z.record(z.string(), z.unknown()).nullish();
const Page = {
  limit: z.number().int().min(0).max(300).default(30),
  offset: z.number().int().min(0).max(1000).default(0),
};
const Targets = {
  target_id: given,
  target_ids: z.array(id).max(100).nullish(),
  timeout: minutes,
  ...Actor,
};
const Target = { target_message_id: given, target_user_id: given };
const Unbanned = z.object({
  target_user_id: id,
  type: z.string().optional(),
  id: z.string().optional(),
  channel_cid: z.string().optional(),
  created_by: z.string().optional(),
  remove_future_channels_ban: QueryFlag,
});
const Query = z.object({
  filter_conditions: Filter.default({}),
  sort: Sort.default([]),
  ...Page,
  ...Actor,
});

const BlockList = z.object({
  name: z.string(),
  type: z.string(),
  words: z.array(z.string()),
  created_at: Instant.optional(),
  updated_at: Instant.optional(),
});
const Words = z.array(z.string().min(1).max(500)).max(10_000);
const ListName = z.string().regex(/^[\w -]{1,255}$/, "a name holds letters, digits, spaces, _ and - only");

export const moderation = {
  ban: post("/moderation/ban", {
    access: "signed-in",
    body: z.object({
      target_user_id: id,
      banned_by_id: given,
      type: given,
      id: given,
      channel_cid: given,
      timeout: minutes,
      reason: given,
      shadow: z.boolean().nullish(),
      ip_ban: z.boolean().nullish(),
      /** From all channels, too, that the one who bans opens from now on. */
      ban_from_future_channels: z.boolean().nullish(),
      delete_messages: z.string().nullish(),
      ...Actor,
    }),
    response: answer({}),
    status: 201,
  }),
  unban: del("/moderation/ban", { access: "signed-in", query: Unbanned, response: answer({}) }),
  /** The same as newer SDKs say it. */
  unbanByPost: post("/moderation/unban", {
    access: "signed-in",
    query: Unbanned,
    body: z.object({ unbanned_by_id: given, ...Actor }),
    response: answer({}),
    status: 201,
  }),
  queryBannedUsers: get("/query_banned_users", {
    access: "signed-in",
    query: payload(Query.extend({ exclude_expired_bans: z.boolean().default(false) })),
    response: answer({ bans: z.array(Ban) }),
  }),
  queryFutureChannelBans: get("/query_future_channel_bans", {
    access: "signed-in",
    query: payload(
      z.object({
        target_user_id: given,
        exclude_expired_bans: z.boolean().default(false),
        ...Page,
        ...Actor,
      }),
    ),
    response: answer({ bans: z.array(Ban) }),
  }),
  muteUser: post("/moderation/mute", {
    access: "signed-in",
    body: z.object(Targets),
    response: answer({
      mute: UserMute.optional(),
      mutes: z.array(UserMute).optional(),
      own_user: OwnUser.optional(),
    }),
    status: 201,
  }),
  unmuteUser: post("/moderation/unmute", {
    access: "signed-in",
    body: z.object(Targets),
    response: answer({ non_existing_users: z.array(z.string()).optional() }),
    status: 201,
  }),
  flag: post("/moderation/flag", {
    access: "signed-in",
    body: z.object({ ...Target, reason: given, custom: Custom, ...Actor }),
    response: answer({ flag: Flag }),
    status: 201,
  }),
  unflag: post("/moderation/unflag", {
    access: "signed-in",
    body: z.object({ ...Target, ...Actor }),
    response: answer({ flag: Flag }),
    status: 201,
  }),
  unblockMessage: post("/moderation/unblock_message", {
    access: "signed-in",
    body: z.object({ target_message_id: id, ...Actor }),
    response: answer({ message: Message }),
    status: 201,
  }),
  queryFlags: post("/moderation/flags", {
    access: "signed-in",
    body: Query,
    response: answer({ flags: z.array(Flag) }),
    status: 201,
  }),
  queryMessageFlags: get("/moderation/flags/message", {
    access: "signed-in",
    query: payload(Query),
    response: answer({ flags: z.array(Flag.extend({ message: Message.optional() })) }),
  }),
  queryFlagReports: post("/moderation/reports", {
    access: "signed-in",
    body: Query,
    response: answer({ flag_reports: z.array(FlagReport) }),
    status: 201,
  }),
  reviewFlagReport: patch("/moderation/reports/:id", {
    access: "signed-in",
    row: "flag report",
    body: z.object({ review_result: z.string().min(1).max(255), review_details: Custom, ...Actor }),
    response: answer({ flag_report: FlagReport }),
  }),
  updateFlags: post("/automod/v1/moderation/update_flags", {
    access: "signed-in",
    body: z.object({ message_ids: z.array(id).min(1).max(100), reviewed_by: id }),
    response: answer({}),
    status: 201,
  }),
  listBlocklists: get("/blocklists", {
    access: "signed-in",
    response: answer({ blocklists: z.array(BlockList) }),
  }),
  createBlocklist: post("/blocklists", {
    access: "signed-in",
    body: z.object({ name: ListName, words: Words, type: z.string().nullish() }),
    response: answer({ blocklist: BlockList }),
    status: 201,
  }),
  getBlocklist: get("/blocklists/:name", {
    access: "signed-in",
    row: "block list",
    response: answer({ blocklist: BlockList }),
  }),
  updateBlocklist: put("/blocklists/:name", {
    access: "signed-in",
    row: "block list",
    body: z.object({ words: Words }),
    response: answer({ blocklist: BlockList }),
  }),
  deleteBlocklist: del("/blocklists/:name", {
    access: "signed-in",
    row: "block list",
    response: answer({}),
  }),
};
