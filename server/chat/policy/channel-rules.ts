import type { ChatCall } from "../context.ts";
import { ChatRefusal, notAllowed } from "../protocol/errors.ts";
import { configOf } from "../store/channels/channel-types.ts";
import type { ChannelRow, MemberRow } from "../store/channels/queries.ts";

type Asking = Pick<ChatCall, "caller" | "types">;
type Seen = Pick<ChannelRow, "type" | "disabled" | "frozen" | "configOverrides">;

/** The one rule on reading: servers, members, and everybody where the kind says so; nobody while it is disabled. */
export function mayRead({ caller, types }: Asking, channel: Seen, member: MemberRow | undefined) {
  if (caller.kind === "server") return true;
  if (channel.disabled) return false;
  return member !== undefined || types.find(channel.type)?.readableBy === "everybody";
}

export function refuseUnlessReadable(call: Asking, channel: Seen, member: MemberRow | undefined) {
  if (!mayRead(call, channel, member)) throw new ChatRefusal(70, "you have no access to this channel");
}

/** Frozen channels take no new messages or reactions. */
export function refuseFrozen({ caller }: Pick<ChatCall, "caller">, channel: Seen) {
  if (channel.frozen && caller.kind !== "server") throw notAllowed("the channel is frozen");
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
/** What is switched off in a channel is refused with a code of its own. */
export function refuseWithout({ types }: Pick<ChatCall, "types">, channel: Seen, feature: Feature) {
  if (!configOf(types, channel)[feature])
    throw new ChatRefusal(19, `${feature} is disabled for this channel`);
}

export function isModerator(member: MemberRow | undefined) {
  return member?.channelRole === "channel_moderator" || member?.channelRole === "admin";
}

/** Changing the channel itself is for servers and its moderators. */
export function refuseUnlessModerator({ caller }: Pick<ChatCall, "caller">, member: MemberRow | undefined) {
  if (caller.kind === "server") return;
  if (!isModerator(member)) throw notAllowed("only moderators may change this channel");
}

/** What a reader may do here, as the protocol names it. */
export function capabilitiesOf(call: Asking, channel: ChannelRow, member: MemberRow | undefined): string[] {
  if (!mayRead(call, channel, member) || call.caller.kind === "anonymous") return [];
  const type = configOf(call.types, channel);
  const when = (on: boolean | undefined, ...words: string[]) => (on ? words : []);
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
    ...when(!channel.frozen, ...writing),
    ...when(type.typing_events, "send-typing-events", "typing-events"),
    ...when(type.read_events && member !== undefined, "read-events"),
    ...when(type.connect_events, "connect-events"),
    ...when(type.delivery_events, "delivery-events"),
    ...when(type.search, "search-messages"),
    ...when(channel.cooldown > 0, "slow-mode"),
    ...when(member !== undefined, "leave-channel"),
    "update-own-message",
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

/** Since when a reader sees what was said: after it was truncated, and after they cleared it. */
export function hiddenBefore(
  { truncatedAt }: Pick<ChannelRow, "truncatedAt">,
  member: MemberRow | undefined,
): Date | null {
  const cleared = member?.hideMessagesBefore ?? null;
  if (!truncatedAt || !cleared) return truncatedAt ?? cleared;
  return truncatedAt > cleared ? truncatedAt : cleared;
}
