import type { channelTypes } from "#contract/chat/channel-types.ts";
import type { channels } from "#contract/chat/channels.ts";
import type { Handlers } from "#contract/endpoint.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { deleteChannel, deleteChannels, updateChannelPartial } from "./change-channel.ts";
import { createChannelType, deleteChannelType, updateChannelType } from "./change-channel-types.ts";
import { muteChannels, unmuteChannels, updateMember } from "./change-membership.ts";
import type { ChannelType } from "../protocol/channel-type.ts";
import { presentType } from "../store/channels/channel-types.ts";
import { defaultGrants } from "../policy/grants.data.ts";
import { getOrCreateChannel, getOrCreateDistinctChannel } from "./get-or-create-channel.ts";
import { setHidden } from "./hide-channel.ts";
import { markChannelsRead, markRead } from "./mark-read.ts";
import { markDelivered, markUnread } from "./mark-unread.ts";
import { queryChannels } from "./query-channels.ts";
import { queryMembers } from "./query-members.ts";
import { cidOf } from "../store/channels/cid.ts";
import { sendEvent } from "./send-event.ts";
import { truncateChannel } from "./truncate-channel.ts";
import { updateChannel } from "./update-channel.ts";
import { updateChannelsBatch } from "./update-channels-batch.ts";

export const channelHandlers: Handlers<typeof channels, ChatCall> = {
  queryChannels: ({ body, ...call }) => queryChannels(call, body),
  getOrCreateChannel: ({ params, body, ...call }) => getOrCreateChannel(call, params, body),
  getOrCreateDistinctChannel: ({ params, body, ...call }) =>
    getOrCreateDistinctChannel(call, params.type, body),
  updateChannel: ({ params, body, ...call }) => updateChannel(call, params, body),
  updateChannelPartial: ({ params, body, ...call }) => updateChannelPartial(call, params, body),
  deleteChannel: ({ params, query, ...call }) => deleteChannel(call, params, { hard: query.hard_delete }),
  deleteChannels: ({ body, ...call }) => deleteChannels(call, body.cids, body.hard_delete),
  updateChannelsBatch: ({ body, ...call }) => updateChannelsBatch(call, body),
  truncateChannel: ({ params, body, ...call }) => truncateChannel(call, params, body),
  updateMemberPartial: ({ params, body, ...call }) =>
    updateMember(call, params, { userId: params.user, ...body }),
  updateOwnMemberPartial: ({ params, body, ...call }) =>
    updateMember(call, params, { userId: actorOf(call), ...body }),
  muteChannel: ({ body, ...call }) => muteChannels(call, body),
  unmuteChannel: ({ body, ...call }) => unmuteChannels(call, body),
  markRead: ({ params, body, ...call }) => markRead(call, params, body),
  markUnread: ({ params, body, ...call }) => markUnread(call, params, body),
  markDelivered: ({ body, ...call }) => markDelivered(call, body.latest_delivered_messages),
  markChannelsRead: ({ body, ...call }) => markChannelsRead(call, body.read_by_channel),
  sendEvent: ({ params, body, ...call }) => sendEvent(call, params, body.event),
  hideChannel: ({ params, body, ...call }) =>
    setHidden(call, params, { hidden: true, clearHistory: body.clear_history }),
  showChannel: ({ params, ...call }) => setHidden(call, params, { hidden: false, clearHistory: false }),
  stopWatchingChannel: ({ params, ...call }) => stopWatching(call, cidOf(params.type, params.id)),
  queryMembers: ({ query, ...call }) => queryMembers(call, query.payload),
};

export const channelTypeHandlers: Handlers<typeof channelTypes, ChatCall> = {
  listChannelTypes: async ({ types }) => ({
    channel_types: Object.fromEntries(types.all().map((type) => [type.name, presentInForce(type)])),
  }),
  createChannelType: ({ body, ...call }) => createChannelType(call, body),
  getChannelType: async ({ params, types }) => presentInForce(types.of(params.name)),
  updateChannelType: ({ params, body, ...call }) => updateChannelType(call, params.name, body),
  deleteChannelType: ({ params, ...call }) => deleteChannelType(call, params.name),
};

/** A channel type with the effective grants of each role: its own, or the defaults. */
function presentInForce(type: ChannelType) {
  return { ...presentType(type), grants: { ...defaultGrants.channel, ...type.grants } };
}

function stopWatching({ hub, connectionId, actorId }: ChatCall, cid: string) {
  if (connectionId && actorId) hub.watch(connectionId, actorId, { cids: [cid], on: false });
  return {};
}
