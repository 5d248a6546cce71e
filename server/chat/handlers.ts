import type { service } from "#contract/chat/service.ts";
import type { Handlers } from "#contract/endpoint.ts";
import { channelHandlers } from "./channels/handlers.ts";
import type { ChatCall } from "./context.ts";
import { messageHandlers } from "./messages/handlers.ts";
import { sync } from "./sync.ts";
import { userHandlers } from "./users/handlers.ts";
import { unreadOf } from "./users/unread.ts";

const serviceHandlers: Handlers<typeof service, ChatCall> = {
  hi: () => ({}),
  getUnread: (call) => unreadOf(call),
  sync: ({ body, ...call }) => sync(call, body),
};

export const chatHandlers = {
  channels: channelHandlers,
  messages: messageHandlers,
  users: userHandlers,
  service: serviceHandlers,
};
