import type { Channel, ChannelState, Member, Message, Read } from "#contract/chat/shapes.ts";
import type { Frame } from "./socket.ts";

/** A message of one's own that the channel has not told yet. */
export interface Pending {
  id: string;
  text: string;
  at: string;
  state: "sending" | "sent" | "failed";
  /** Why it failed, in the service's words. */
  why: string | null;
  fields: Record<string, unknown>;
}
export interface ChannelSnapshot {
  cid: string;
  state: "loading" | "ready" | "refused";
  channel: Channel | null;
  /** As the channel told them, oldest first. */
  messages: readonly Message[];
  /** One's own on their way, after the messages. */
  pending: readonly Pending[];
  members: readonly Member[];
  reads: readonly Read[];
  /** Who is typing, by user id. */
  typing: readonly string[];
  unread: number;
  hasOlder: boolean;
}

export function emptyChannel(cid: string): ChannelSnapshot {
  return {
    cid,
    state: "loading",
    channel: null,
    messages: [],
    pending: [],
    members: [],
    reads: [],
    typing: [],
    unread: 0,
    hasOlder: false,
  };
}

interface Page {
  limit: number;
  /** What was known when the page was asked for; whatever came later is newer than the page. */
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
  const inPage = new Set(page.map((message) => message.id));
  const meet = knownThen.findIndex((message) => message.id === page[0]?.id);
  const before = meet === -1 ? [] : knownThen.slice(0, meet);
  const then = new Set(knownThen.map((message) => message.id));
  const since = now.messages.filter((message) => !then.has(message.id) && !inPage.has(message.id));
  return settle({
    ...now,
    state: "ready",
    channel: state.channel,
    members: state.members,
    reads: state.read,
    messages: [...before, ...page, ...since],
    hasOlder: meet === -1 ? page.length >= limit : now.hasOlder,
    unread: state.read.find((read) => read.user.id === me)?.unread_messages ?? 0,
  });
}

/** Puts an older page before what is known. */
export function takeOlder(now: ChannelSnapshot, page: readonly Message[], limit: number): ChannelSnapshot {
  const known = new Set(now.messages.map((message) => message.id));
  const older = page.filter((message) => !known.has(message.id));
  return { ...now, messages: [...older, ...now.messages], hasOlder: page.length >= limit };
}

/** What one event makes of a channel; events come in the channel's order and each counts once. */
export function takeEvent(now: ChannelSnapshot, frame: Frame, me: string): ChannelSnapshot {
  const message = frame.message as Message | undefined;
  const member = frame.member as Member | undefined;
  switch (frame.type) {
    case "message.new":
    case "notification.message_new":
      return message ? takeNew(now, message, me) : now;
    case "message.updated":
    case "message.deleted":
    case "reaction.new":
    case "reaction.deleted":
      return message ? replace(now, message, frame.hard_delete === true) : now;
    case "message.read":
      return takeRead(now, frame, me);
    case "member.added":
    case "member.updated":
      return member ? { ...now, members: [...others(now, member.user_id), member] } : now;
    case "member.removed":
      if (member?.user_id === me) return { ...now, state: "refused" };
      return member ? { ...now, members: others(now, member.user_id) } : now;
    case "channel.updated":
      return { ...now, channel: { ...now.channel, ...(frame.channel as Channel) } };
    case "channel.deleted":
    case "notification.removed_from_channel":
      return { ...now, state: "refused" };
    default:
      return now;
  }
}

function takeNew(now: ChannelSnapshot, message: Message, me: string): ChannelSnapshot {
  const author = message.user?.id;
  const typing = now.typing.filter((id) => id !== author);
  if (message.parent_id && !message.show_in_channel) return countReply({ ...now, typing }, message);
  if (now.messages.some(({ id }) => id === message.id)) return now;
  const counts = author !== me && message.type !== "system" && !message.silent;
  return settle({
    ...now,
    typing,
    messages: [...now.messages, message],
    unread: now.unread + (counts ? 1 : 0),
  });
}

function countReply(now: ChannelSnapshot, reply: Message): ChannelSnapshot {
  return {
    ...now,
    pending: now.pending.filter(({ id }) => id !== reply.id),
    messages: now.messages.map((message) =>
      message.id === reply.parent_id ? { ...message, reply_count: message.reply_count + 1 } : message,
    ),
  };
}

/** Events name nobody's own reactions, so the known ones are kept unless the event was one's own. */
function replace(now: ChannelSnapshot, message: Message, gone: boolean): ChannelSnapshot {
  if (gone) return { ...now, messages: now.messages.filter(({ id }) => id !== message.id) };
  return {
    ...now,
    messages: now.messages.map((known) =>
      known.id === message.id ? { ...message, own_reactions: known.own_reactions } : known,
    ),
  };
}

function takeRead(now: ChannelSnapshot, frame: Frame, me: string): ChannelSnapshot {
  const user = frame.user as Read["user"] | undefined;
  if (!user) return now;
  const read: Read = {
    user,
    last_read: frame.created_at ?? "",
    unread_messages: 0,
    ...(typeof frame.last_read_message_id === "string" && {
      last_read_message_id: frame.last_read_message_id,
    }),
  };
  return {
    ...now,
    reads: [...now.reads.filter((each) => each.user.id !== user.id), read],
    unread: user.id === me ? 0 : now.unread,
  };
}

function others({ members }: ChannelSnapshot, userId: string) {
  return members.filter((member) => member.user_id !== userId);
}

/** One's own message that the channel has told is no longer on its way. */
function settle(now: ChannelSnapshot): ChannelSnapshot {
  if (!now.pending.length) return now;
  const told = new Set(now.messages.map((message) => message.id));
  return { ...now, pending: now.pending.filter(({ id }) => !told.has(id)) };
}
