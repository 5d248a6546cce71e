import type { channels } from "#contract/chat/channels.ts";
import type { Handlers } from "#contract/endpoint.ts";
import type { ChatCall } from "../context.ts";
import { getOrCreateChannel, getOrCreateDistinctChannel } from "./get-or-create-channel.ts";
import { markChannelsRead, markRead, setHidden } from "./mark-read.ts";
import { queryChannels } from "./query-channels.ts";
import { queryMembers } from "./query-members.ts";
import { cidOf } from "./rules.ts";
import { sendEvent } from "./send-event.ts";
import { updateChannel } from "./update-channel.ts";

export const channelHandlers: Handlers<typeof channels, ChatCall> = {
  queryChannels: ({ body, ...call }) => queryChannels(call, body),
  getOrCreateChannel: ({ params, body, ...call }) => getOrCreateChannel(call, params, body),
  getOrCreateDistinctChannel: ({ params, body, ...call }) =>
    getOrCreateDistinctChannel(call, params.type, body),
  updateChannel: ({ params, body, ...call }) => updateChannel(call, params, body),
  markRead: ({ params, body, ...call }) => markRead(call, params, body.message_id),
  markChannelsRead: ({ body, ...call }) => markChannelsRead(call, body.read_by_channel),
  sendEvent: ({ params, body, ...call }) => sendEvent(call, params, body.event),
  hideChannel: ({ params, body, ...call }) =>
    setHidden(call, params, { hidden: true, clearHistory: body.clear_history }),
  showChannel: ({ params, ...call }) => setHidden(call, params, { hidden: false, clearHistory: false }),
  stopWatchingChannel: ({ params, ...call }) => stopWatching(call, cidOf(params.type, params.id)),
  queryMembers: ({ query, ...call }) => queryMembers(call, query.payload),
};

function stopWatching({ hub, connectionId, actorId }: ChatCall, cid: string) {
  if (connectionId && actorId) hub.watch(connectionId, actorId, { cids: [cid], on: false });
  return {};
}
