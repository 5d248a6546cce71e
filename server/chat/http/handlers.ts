import type { service } from "#contract/chat/service.ts";
import type { Handlers } from "#contract/endpoint.ts";
import { appHandlers } from "../app/handlers.ts";
import { campaignHandlers, segmentHandlers } from "../campaigns/handlers.ts";
import { attachmentHandlers } from "../attachments/attachments.ts";
import { channelHandlers, channelTypeHandlers } from "../channels/handlers.ts";
import type { ChatCall } from "../context.ts";
import { deviceHandlers } from "../devices/handlers.ts";
import { draftHandlers } from "../drafts/handlers.ts";
import { messageHandlers, reactionHandlers } from "../messages/handlers.ts";
import { moderationHandlers, moderationV2Handlers } from "../moderation/handlers.ts";
import { permissionHandlers } from "../permissions/handlers.ts";
import { pollHandlers } from "../polls/handlers.ts";
import { sync } from "../realtime/sync.ts";
import { taskHandlers } from "../tasks/handlers.ts";
import { threadHandlers } from "../threads/handlers.ts";
import { userHandlers } from "../users/handlers.ts";
import { unreadOf, unreadOfMany } from "../store/users/unread.ts";

const serviceHandlers: Handlers<typeof service, ChatCall> = {
  longPoll: ({ query, ...call }) =>
    query.connection_id
      ? call.longPolls.poll(call, query.connection_id, query.ack)
      : call.longPolls.open(call, {
          query: new URLSearchParams(definedOnly({ ...query, api_key: call.apiKey })),
          headers: call.headers,
          ip: call.ip,
        }),
  closeLongPoll: ({ query, ...call }) => call.longPolls.close(call, query.connection_id),
  hi: () => ({}),
  getUnread: (call) => unreadOf(call),
  getUnreadBatch: ({ body, ...call }) => unreadOfMany(call, body.user_ids),
  sync: ({ body, ...call }) => sync(call, body),
};

export const chatHandlers = {
  channels: channelHandlers,
  channelTypes: channelTypeHandlers,
  messages: messageHandlers,
  reactions: reactionHandlers,
  attachments: attachmentHandlers,
  threads: threadHandlers,
  drafts: draftHandlers,
  polls: pollHandlers,
  users: userHandlers,
  service: serviceHandlers,
  app: appHandlers,
  devices: deviceHandlers,
  permissions: permissionHandlers,
  moderation: moderationHandlers,
  moderationV2: moderationV2Handlers,
  tasks: taskHandlers,
  segments: segmentHandlers,
  campaigns: campaignHandlers,
};

function definedOnly(query: Record<string, unknown>) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
