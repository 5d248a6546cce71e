import type { Channel } from "#contract/chat/shapes.ts";
import type { ChatCall } from "../context.ts";
import { configOf, presentType } from "../store/channels/channel-types.ts";
import { capabilitiesOf } from "./channel-rules.ts";
import type { ChannelRow, MemberRow } from "../store/channels/queries.ts";
import { type People, isMuted, presentChannel } from "../store/channels/present-channel.ts";

interface Around {
  row: ChannelRow;
  member?: MemberRow | undefined;
  people: People;
  memberCount?: number;
}

/** The channel with its configuration and what depends on the reader. */
export function presentChannelFor(
  call: Omit<ChatCall, "db">,
  { row, member, people, memberCount }: Around,
): Channel {
  const config = configOf(call.types, row);
  const muted = isMuted(member, call.now());
  return {
    ...presentChannel(row, people, memberCount),
    ...(config.count_messages && { message_count: row.messageCount }),
    hidden: Boolean(member?.hiddenAt),
    ...(member?.hideMessagesBefore && { hide_messages_before: member.hideMessagesBefore.toISOString() }),
    ...(muted && {
      muted,
      ...(member?.muteExpires && { mute_expires_at: member.muteExpires.toISOString() }),
    }),
    own_capabilities: capabilitiesOf(call, row, member),
    config: presentType(config),
  };
}
