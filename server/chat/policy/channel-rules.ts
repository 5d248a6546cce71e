import type { ChatCall } from "../context.ts";
import { ChatRefusal, notAllowed } from "../protocol/errors.ts";
import { configOf } from "../store/channels/channel-types.ts";
import type { ChannelRow, MemberRow } from "../store/channels/queries.ts";

type Asking = Pick<ChatCall, "caller" | "types">;
type Seen = Pick<ChannelRow, "type" | "disabled" | "frozen" | "configOverrides">;

/** Who may read: servers, members, and everyone where the channel type allows it; no one while the channel is disabled. */
export function mayRead({ caller, types }: Asking, channel: Seen, member: MemberRow | undefined) {
  if (caller.kind === "server") return true;
  if (channel.disabled) return false;
  return member !== undefined || types.find(channel.type)?.readableBy === "everyone";
}

export function refuseUnlessReadable(call: Asking, channel: Seen, member: MemberRow | undefined) {
  if (!mayRead(call, channel, member)) throw new ChatRefusal(70, "you have no access to this channel");
}

/** Frozen channels take no new messages or reactions. */
export function refuseFrozen({ caller }: Pick<ChatCall, "caller">, channel: Seen) {
  if (channel.frozen && caller.kind !== "server") throw notAllowed("the channel is frozen");
}

/** The role of members who read what others write, and write nothing. */
export const readerRole = "channel_reader";

export function refuseReader({ caller }: Pick<ChatCall, "caller">, member: MemberRow | undefined) {
  if (member?.channelRole === readerRole && caller.kind !== "server")
    throw notAllowed("you may read this channel, and not write in it");
}

type Feature =
  | "reactions"
  | "replies"
  | "quotes"
  | "read_events"
  | "typing_events"
  | "custom_events"
  | "mutes"
  | "polls"
  | "search"
  | "uploads"
  | "user_message_reminders"
  | "delivery_events";
/** A feature that is switched off in a channel is refused with its own code. */
export function refuseWithout({ types }: Pick<ChatCall, "types">, channel: Seen, feature: Feature) {
  if (!configOf(types, channel)[feature])
    throw new ChatRefusal(19, `${feature} is disabled for this channel`);
}

export function isModerator(member: MemberRow | undefined) {
  return member?.channelRole === "channel_moderator" || member?.channelRole === "admin";
}

/** Only servers and moderators change the channel itself. */
export function refuseUnlessModerator({ caller }: Pick<ChatCall, "caller">, member: MemberRow | undefined) {
  if (caller.kind === "server") return;
  if (!isModerator(member)) throw notAllowed("only moderators may change this channel");
}

/** What a reader may do here, as the protocol names it. */
export function capabilitiesOf(call: Asking, channel: ChannelRow, member: MemberRow | undefined): string[] {
  if (!mayRead(call, channel, member) || call.caller.kind === "anonymous") return [];
  const type = configOf(call.types, channel);
  const when = (on: boolean | undefined, ...words: string[]) => (on ? words : []);
  const writes = member?.channelRole !== readerRole;
  const writing = [
    "send-message",
    ...when(type.reactions, "send-reaction"),
    ...when(type.replies, "send-reply"),
    ...when(type.quotes, "quote-message"),
    ...when(type.uploads, "upload-file", "create-attachment"),
    ...when(type.custom_events, "send-custom-events"),
    ...when(type.polls, "send-poll", "cast-poll-vote", "query-poll-votes"),
    "send-links",
    "create-mention",
  ];
  return [
    ...when(!channel.frozen && writes, ...writing),
    ...when(type.typing_events && writes, "send-typing-events"),
    ...when(type.typing_events, "typing-events"),
    ...when(type.read_events && member !== undefined, "read-events"),
    ...when(type.connect_events, "connect-events"),
    ...when(type.delivery_events, "delivery-events"),
    ...when(type.search, "search-messages"),
    ...when(channel.cooldown > 0, "slow-mode"),
    ...when(member !== undefined, "leave-channel"),
    ...when(writes, "update-own-message"),
    "delete-own-message",
    "flag-message",
    "pin-message",
    ...when(isModerator(member), ...moderating),
  ];
}

const moderating = [
  "update-channel",
  "update-channel-members",
  "update-any-message",
  "delete-any-message",
  "delete-channel",
  "freeze-channel",
  "set-channel-cooldown",
  "skip-slow-mode",
  "ban-channel-members",
  "update-thread",
];

/** The time before which messages are hidden from a reader: the channel was truncated, or they cleared it. */
export function hiddenBefore(
  { truncatedAt }: Pick<ChannelRow, "truncatedAt">,
  member: MemberRow | undefined,
): Date | null {
  const cleared = member?.hideMessagesBefore ?? null;
  if (!truncatedAt || !cleared) return truncatedAt ?? cleared;
  return truncatedAt > cleared ? truncatedAt : cleared;
}
