import { z } from "zod";
import { del, get, post } from "#contract/endpoint.ts";
import { ModerationConfig, ReviewItem, UserMute } from "./moderation-shapes.ts";
import { Actor, Filter, Paging, QueryFlag, Sort, Turns, answer } from "./call-shapes.ts";
import { ChatUser } from "./shapes.ts";
import { OwnUser } from "./users.ts";

const id = z.string().min(1).max(255);
const given = z.string().max(5000).nullish();
const Custom = z.record(z.string(), z.unknown()).nullish();
const flag = z.boolean().nullish();
const texts = z.array(z.string().max(20_000)).max(50).nullish();
const Payload = z.looseObject({ texts, images: texts, videos: texts, custom: Custom }).nullish();
const Entity = {
  entity_type: id,
  entity_id: id,
  entity_creator_id: given,
  moderation_payload: Payload,
};
const Muting = z.object({
  target_ids: z.array(id).min(1).max(100),
  timeout: z.number().int().min(0).nullish(),
  ...Actor,
});
const query = { filter: Filter.default({}), sort: Sort.default([]), ...Paging, ...Actor };
const Report = answer({
  user: ChatUser,
  flags_count: z.number(),
  user_blocks: z.array(z.object({ blocked_user_id: z.string(), created_at: z.string() })).optional(),
  user_mutes: z.array(UserMute).optional(),
});
const Ban = z.object({
  timeout: z.number().int().min(0).nullish(),
  reason: given,
  shadow: flag,
  channel_ban_only: flag,
  delete_messages: z.string().nullish(),
});
const Deletion = z.object({ hard_delete: flag, reason: given, mark_messages_deleted: flag });

export const moderationV2 = {
  flagEntity: post("/api/v2/moderation/flag", {
    access: "signed-in",
    body: z.object({ ...Entity, reason: given, custom: Custom, ...Actor }),
    response: answer({ item_id: z.string() }),
    status: 201,
  }),
  muteUsers: post("/api/v2/moderation/mute", {
    access: "signed-in",
    body: Muting,
    response: answer({
      mutes: z.array(UserMute),
      own_user: OwnUser.optional(),
      non_existing_users: z.array(z.string()).optional(),
    }),
    status: 201,
  }),
  unmuteUsers: post("/api/v2/moderation/unmute", {
    access: "signed-in",
    body: Muting,
    response: answer({ non_existing_users: z.array(z.string()).optional() }),
    status: 201,
  }),
  getUserReport: get("/api/v2/moderation/user_report", {
    access: "signed-in",
    query: z.object({
      user_id: id,
      create_user_if_not_exists: QueryFlag,
      include_user_blocks: QueryFlag,
      include_user_mutes: QueryFlag,
    }),
    response: Report,
  }),
  requestUserReport: post("/api/v2/moderation/user_report", {
    access: "signed-in",
    body: z.object({
      user_id: id,
      create_user_if_not_exists: flag,
      include_user_blocks: flag,
      include_user_mutes: flag,
    }),
    response: Report,
    status: 201,
  }),
  queryReviewQueue: post("/api/v2/moderation/review_queue", {
    access: "signed-in",
    body: z.object(query),
    response: answer({
      items: z.array(ReviewItem),
      stats: z.object({ unreviewed: z.number(), reviewed: z.number() }),
      ...Turns,
    }),
    status: 201,
  }),
  upsertModerationConfig: post("/api/v2/moderation/config", {
    access: "signed-in",
    body: z.looseObject({
      key: z.string().regex(/^[\w:.-]{1,255}$/, "a key holds letters, digits, _ : . and -"),
    }),
    response: answer({ config: ModerationConfig }),
    status: 201,
  }),
  getModerationConfig: get("/api/v2/moderation/config/:key", {
    access: "signed-in",
    row: "moderation config",
    response: answer({ config: ModerationConfig }),
  }),
  deleteModerationConfig: del("/api/v2/moderation/config/:key", {
    access: "signed-in",
    row: "moderation config",
    response: answer({}),
  }),
  queryModerationConfigs: post("/api/v2/moderation/configs", {
    access: "signed-in",
    body: z.object(query),
    response: answer({ configs: z.array(ModerationConfig), ...Turns }),
    status: 201,
  }),
  submitModerationAction: post("/api/v2/moderation/submit_action", {
    access: "signed-in",
    body: z.object({
      action_type: z.enum([
        "mark_reviewed",
        "ban",
        "unban",
        "delete_message",
        "delete_user",
        "restore",
        "shadow_block",
        "unblock",
        "custom",
      ]),
      item_id: id,
      ban: Ban.nullish(),
      delete_message: Deletion.nullish(),
      delete_user: Deletion.nullish(),
      custom: z.looseObject({ id: z.string().optional() }).nullish(),
      reason: given,
      ...Actor,
    }),
    response: answer({ item: ReviewItem }),
    status: 201,
  }),
  checkModeration: post("/api/v2/moderation/check", {
    access: "signed-in",
    body: z.object({
      ...Entity,
      config_key: given,
      config: Custom,
      options: Custom,
      test_mode: flag,
      ...Actor,
    }),
    response: answer({
      status: z.literal("complete"),
      recommended_action: z.enum(["keep", "flag", "remove"]),
      item: ReviewItem.optional(),
    }),
    status: 201,
  }),
  customCheck: post("/api/v2/moderation/custom_check", {
    access: "signed-in",
    body: z.object({
      ...Entity,
      flags: z
        .array(
          z.object({
            type: z.string().min(1).max(100),
            reason: given,
            labels: z.array(z.string().max(100)).max(50).nullish(),
            user_id: given,
            custom: Custom,
          }),
        )
        .min(1)
        .max(25),
      ...Actor,
    }),
    response: answer({ id: z.string(), status: z.literal("complete"), item: ReviewItem }),
    status: 201,
  }),
};
