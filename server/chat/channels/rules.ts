import type { ChatCall } from "../context.ts";
import { ChatRefusal, badInput, missing, notAllowed } from "../errors.ts";
import { type ChannelType, channelTypes } from "./channel-types.data.ts";
import type { ChannelRow, MemberRow } from "./queries.ts";

export function channelType(name: string): ChannelType {
  const type = Object.hasOwn(channelTypes, name) ? channelTypes[name] : undefined;
  if (!type) throw missing(`channel type ${name}`);
  return type;
}

/** A group or id may not contain ':', since the two make the cid. */
export function cidOf(type: string, id: string) {
  if (!/^[\w!-]{1,64}$/.test(id))
    throw badInput("a channel id holds letters, digits, - and _ only, and no ':'");
  if (!/^[\w-]{1,64}$/.test(type)) throw badInput("a channel type may not contain ':'");
  return `${type}:${id}`;
}

type Seen = Pick<ChannelRow, "type" | "disabled" | "frozen">;

/** The one rule on reading: servers, members, and everybody where the kind says so; nobody while it is disabled. */
export function mayRead({ caller }: Pick<ChatCall, "caller">, channel: Seen, member: MemberRow | undefined) {
  if (caller.kind === "server") return true;
  if (channel.disabled) return false;
  return member !== undefined || channelType(channel.type).readableBy === "everybody";
}

export function refuseUnlessReadable(call: ChatCall, channel: Seen, member: MemberRow | undefined) {
  if (!mayRead(call, channel, member)) throw new ChatRefusal(70, "you have no access to this channel");
}

/** Frozen channels take no new messages or reactions. */
export function refuseFrozen({ caller }: ChatCall, channel: Seen) {
  if (channel.frozen && caller.kind !== "server") throw notAllowed("the channel is frozen");
}

/** Changing the channel itself is for servers and its moderators. */
export function refuseUnlessModerator({ caller }: ChatCall, member: MemberRow | undefined) {
  if (caller.kind === "server") return;
  if (member?.channelRole !== "channel_moderator" && member?.channelRole !== "admin")
    throw notAllowed("only moderators may change this channel");
}

/** What a reader may do here, in the words of the protocol. */
export function capabilitiesOf(call: ChatCall, channel: Seen, member: MemberRow | undefined): string[] {
  if (!mayRead(call, channel, member) || call.caller.kind === "anonymous") return [];
  const type = channelType(channel.type);
  const writing = channel.frozen
    ? []
    : [
        "send-message",
        ...(type.reactions ? ["send-reaction"] : []),
        ...(type.replies ? ["send-reply"] : []),
        ...(type.quotes ? ["quote-message"] : []),
        ...(type.uploads ? ["upload-file"] : []),
        ...(type.custom_events ? ["send-custom-events"] : []),
      ];
  const moderating =
    member?.channelRole === "channel_moderator"
      ? ["update-channel", "update-channel-members", "delete-any-message", "update-any-message"]
      : [];
  return [
    ...writing,
    ...(type.typing_events ? ["send-typing-events", "typing-events"] : []),
    ...(type.read_events && member ? ["read-events"] : []),
    ...(type.connect_events ? ["connect-events"] : []),
    "update-own-message",
    "delete-own-message",
    ...moderating,
  ];
}
