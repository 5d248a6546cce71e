import type { moderation } from "#contract/chat/moderation.ts";
import type { moderationV2 } from "#contract/chat/moderation-v2.ts";
import type { Handlers } from "#contract/endpoint.ts";
import type { ChatCall } from "../context.ts";
import { banUser, unbanUser } from "../users/ban-users.ts";
import {
  createBlocklist,
  deleteBlocklist,
  getBlocklist,
  listBlocklists,
  updateBlocklist,
} from "./block-lists.ts";
import { checkContent, customCheck } from "./check.ts";
import { deleteConfig, getConfig, queryConfigs, upsertConfig } from "./configs.ts";
import { flag, unflag } from "./flag.ts";
import { flagEntity } from "./flag-entity.ts";
import { queryFutureBans } from "../users/future-bans.ts";
import { muteThoseThatExist, muteUsers, unmuteUsers } from "../users/mute-users.ts";
import { queryBans } from "../users/query-bans.ts";
import { queryFlags, queryMessageFlags, queryReports, reviewReport, updateFlags } from "./query-flags.ts";
import { queryReviewQueue } from "./review-queue.ts";
import { unblockMessage } from "./shadow-message.ts";
import { submitAction } from "./submit-action.ts";
import { userReport } from "./user-report.ts";

export const moderationHandlers: Handlers<typeof moderation, ChatCall> = {
  ban: ({ body, ...call }) => banUser(call, body),
  unban: ({ query, ...call }) => unbanUser(call, query),
  unbanByPost: ({ query, body, ...call }) =>
    unbanUser(call, { ...query, created_by: body.unbanned_by_id || query.created_by }),
  queryBannedUsers: ({ query, ...call }) => queryBans(call, query.payload),
  queryFutureChannelBans: ({ query, ...call }) => queryFutureBans(call, query.payload),
  muteUser: ({ body, ...call }) => muteUsers(call, body),
  unmuteUser: ({ body, ...call }) => unmuteUsers(call, body),
  flag: ({ body, ...call }) => flag(call, body),
  unflag: ({ body, ...call }) => unflag(call, body),
  unblockMessage: ({ body, ...call }) => unblockMessage(call, body.target_message_id),
  queryFlags: ({ body, ...call }) => queryFlags(call, body),
  queryMessageFlags: ({ query, ...call }) => queryMessageFlags(call, query.payload),
  queryFlagReports: ({ body, ...call }) => queryReports(call, body),
  reviewFlagReport: ({ params, body, ...call }) => reviewReport(call, params.id, body),
  updateFlags: ({ body, ...call }) => updateFlags(call, body.message_ids, body.reviewed_by),
  listBlocklists: (call) => listBlocklists(call),
  createBlocklist: ({ body, ...call }) => createBlocklist(call, body),
  getBlocklist: ({ params, ...call }) => getBlocklist(call, params.name),
  updateBlocklist: ({ params, body, ...call }) => updateBlocklist(call, params.name, body.words),
  deleteBlocklist: ({ params, ...call }) => deleteBlocklist(call, params.name),
};

export const moderationV2Handlers: Handlers<typeof moderationV2, ChatCall> = {
  flagEntity: ({ body, ...call }) => flagEntity(call, body),
  muteUsers: ({ body, ...call }) => muteThoseThatExist(call, body),
  unmuteUsers: ({ body, ...call }) => unmuteUsers(call, body),
  getUserReport: ({ query, ...call }) =>
    userReport(call, {
      user_id: query.user_id,
      create: query.create_user_if_not_exists,
      blocks: query.include_user_blocks,
      mutes: query.include_user_mutes,
    }),
  requestUserReport: ({ body, ...call }) =>
    userReport(call, {
      user_id: body.user_id,
      create: body.create_user_if_not_exists ?? false,
      blocks: body.include_user_blocks ?? false,
      mutes: body.include_user_mutes ?? false,
    }),
  queryReviewQueue: ({ body, ...call }) => queryReviewQueue(call, body),
  upsertModerationConfig: ({ body, ...call }) => upsertConfig(call, body),
  getModerationConfig: ({ params, ...call }) => getConfig(call, params.key),
  deleteModerationConfig: ({ params, ...call }) => deleteConfig(call, params.key),
  queryModerationConfigs: ({ body, ...call }) => queryConfigs(call, body),
  submitModerationAction: ({ body, ...call }) => submitAction(call, body),
  checkModeration: ({ body, ...call }) => checkContent(call, body),
  customCheck: ({ body, ...call }) => customCheck(call, body),
};
