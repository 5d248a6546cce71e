import type { Channel, ChannelState, Draft, Member, Message, Read } from "#contract/chat/shapes.ts";
import { firstUnreadOf } from "./first-unread.ts";
import { type Pending, settled } from "./pending.ts";

export interface ChannelSnapshot {
  cid: string;
  state: "loading" | "ready" | "refused";
  channel: Channel | null;
  /** In the channel's order, oldest first; replies are in their threads. */
  messages: readonly Message[];
  /** One's own on their way, after the messages. */
  pending: readonly Pending[];
  pinned: readonly Message[];
  members: readonly Member[];
  reads: readonly Read[];
  /** Who is typing, by user id. */
  typing: readonly string[];
  unread: number;
  /** The first message that was unread when the screen opened; it stays while the screen is open. */
  firstUnreadId: string | null;
  hasOlder: boolean;
  muted: boolean;
  draft: Draft | null;
}

export function emptyChannel(cid: string): ChannelSnapshot {
  return {
    cid,
    state: "loading",
    channel: null,
    messages: [],
    pending: [],
    pinned: [],
    members: [],
    reads: [],
    typing: [],
    unread: 0,
    firstUnreadId: null,
    hasOlder: false,
    muted: false,
    draft: null,
  };
}

interface Page {
  limit: number;
  /** What was known when the page was asked for. */
  knownThen: readonly Message[];
  me: string;
}
/** Takes in a fresh state: joins its page to what is known where they meet, starts over where they do not. */
export function takeState(
  now: ChannelSnapshot,
  state: ChannelState,
  { limit, knownThen, me }: Page,
): ChannelSnapshot {
  const page = state.messages;
  const meet = knownThen.findIndex((message) => message.id === page[0]?.id);
  const before = meet === -1 ? [] : knownThen.slice(0, meet);
  const messages = [...before, ...page];
  const own = state.read.find((read) => read.user.id === me);
  return {
    ...now,
    state: "ready",
    channel: state.channel,
    members: state.members,
    reads: state.read,
    messages,
    pending: settled(now.pending, messages),
    pinned: state.pinned_messages,
    hasOlder: meet === -1 ? page.length >= limit : now.hasOlder,
    unread: own?.unread_messages ?? 0,
    firstUnreadId:
      now.state === "ready" ? now.firstUnreadId : firstUnreadOf(messages, own?.unread_messages ?? 0, me),
    muted: state.channel.muted === true,
    draft: state.draft ?? null,
  };
}

/** Puts an older page before what is known. */
export function takeOlder(now: ChannelSnapshot, page: readonly Message[], limit: number): ChannelSnapshot {
  const known = new Set(now.messages.map((message) => message.id));
  const older = page.filter((message) => !known.has(message.id));
  return { ...now, messages: [...older, ...now.messages], hasOlder: page.length >= limit };
}
