import type { Channel, ChatUser, Draft, Member, Message, Read } from "#contract/chat/shapes.ts";
import type { ChannelSnapshot } from "./channel-state.ts";
import { countsAsUnread } from "./first-unread.ts";
import { takeMessageEvent, takeReplyCount } from "./message-events.ts";
import { settled } from "./pending.ts";
import type { Frame } from "./transport.ts";

/** Events after which what is known no longer holds and is read anew. */
export const makesStale = new Set(["channel.truncated", "user.messages.deleted", "notification.mark_unread"]);

/** What one event makes of a channel; events come in the channel's order and each counts once. */
export function takeEvent(now: ChannelSnapshot, frame: Frame, me: string): ChannelSnapshot {
  if (frame.type === "message.new" || frame.type === "notification.message_new")
    return takeNew(now, frame, me);
  if (/^(message\.(updated|deleted|undeleted)|reaction\.|poll\.)/.test(frame.type))
    return takeChange(now, frame, me);
  if (frame.type.startsWith("member.")) return takeMember(now, frame, me);
  switch (frame.type) {
    case "message.read":
      return takeRead(now, frame, me);
    case "notification.mark_read":
      return { ...now, unread: 0 };
    case "channel.updated":
      return { ...now, channel: { ...now.channel, ...(frame.channel as Channel) } };
    case "channel.deleted":
    case "notification.channel_deleted":
    case "notification.removed_from_channel":
      return { ...now, state: "refused" };
    case "draft.updated":
      return ofChannel(frame) ? { ...now, draft: frame.draft as Draft } : now;
    case "draft.deleted":
      return ofChannel(frame) ? { ...now, draft: null } : now;
    default:
      return now;
  }
}

function ofChannel({ draft }: Frame) {
  return !(draft as Draft | undefined)?.parent_id;
}

function takeNew(now: ChannelSnapshot, frame: Frame, me: string): ChannelSnapshot {
  const message = frame.message as Message | undefined;
  if (!message) return now;
  const author = message.user?.id;
  const typing = now.typing.filter((id) => id !== author);
  const heard = { ...now, typing, pending: settled(now.pending, [message]) };
  if (message.parent_id) return inChannelToo(takeParticipants(heard, message, frame), message);
  if (now.messages.some(({ id }) => id === message.id)) return heard;
  const counts = countsAsUnread(message, me);
  return {
    ...heard,
    messages: [...now.messages, message],
    pinned: message.pinned ? [message, ...now.pinned] : now.pinned,
    unread: now.unread + (counts ? 1 : 0),
  };
}

function inChannelToo(now: ChannelSnapshot, message: Message): ChannelSnapshot {
  if (!message.show_in_channel || now.messages.some(({ id }) => id === message.id)) return now;
  return { ...now, messages: [...now.messages, message] };
}

function takeParticipants(now: ChannelSnapshot, { parent_id }: Message, frame: Frame): ChannelSnapshot {
  // The event may name them by id alone; who they are the channel knows.
  const participants = (frame.thread_participants as ChatUser[] | undefined)?.map(
    (told) => now.members.find((member) => member.user_id === told.id)?.user ?? told,
  );
  const messages = takeReplyCount(now.messages, frame);
  if (!participants) return { ...now, messages };
  return {
    ...now,
    messages: messages.map((message) =>
      message.id === parent_id ? { ...message, thread_participants: participants } : message,
    ),
  };
}

function takeChange(now: ChannelSnapshot, frame: Frame, me: string): ChannelSnapshot {
  const message = frame.message as Message | undefined;
  const messages = takeMessageEvent(now.messages, frame, me);
  if (!message) return { ...now, messages, pinned: takeMessageEvent(now.pinned, frame, me) };
  return {
    ...now,
    messages: takeReplyCount(messages, frame),
    pinned: takePin(now.pinned, frame, me),
    unread: unreadAfter(now, frame, me),
  };
}

function unreadAfter(now: ChannelSnapshot, { type, message: told }: Frame, me: string) {
  const message = told as Message;
  const lost = type === "message.deleted" && !message.parent_id && isUnread(now, message, me);
  return now.unread - (lost ? 1 : 0);
}

/** What is unread are the last so many that count, whatever the clocks say. */
function isUnread({ messages, unread }: ChannelSnapshot, { id }: Message, me: string) {
  return messages
    .filter((message) => countsAsUnread(message, me))
    .slice(-unread || Infinity)
    .some((message) => message.id === id);
}

const pinsShown = 10;
function takePin(pinned: readonly Message[], frame: Frame, me: string) {
  const message = frame.message as Message;
  if (!message.pinned || message.type === "deleted") return pinned.filter(({ id }) => id !== message.id);
  if (pinned.some(({ id }) => id === message.id)) return takeMessageEvent(pinned, frame, me);
  return [message, ...pinned].slice(0, pinsShown);
}

function takeMember(now: ChannelSnapshot, frame: Frame, me: string): ChannelSnapshot {
  const member = frame.member as Member | undefined;
  if (!member) return now;
  if (frame.type !== "member.removed") {
    const known = now.members.some(({ user_id }) => user_id === member.user_id);
    const members = known
      ? now.members.map((each) => (each.user_id === member.user_id ? { ...each, ...member } : each))
      : [...now.members, member];
    return { ...now, members };
  }
  if (member.user_id === me) return { ...now, state: "refused" };
  return {
    ...now,
    members: now.members.filter(({ user_id }) => user_id !== member.user_id),
    reads: now.reads.filter(({ user }) => user.id !== member.user_id),
  };
}

function takeRead(now: ChannelSnapshot, frame: Frame, me: string): ChannelSnapshot {
  const user = frame.user as Read["user"] | undefined;
  if (!user || frame.thread || frame.thread_id) return now;
  const read: Read = {
    ...now.reads.find((each) => each.user.id === user.id),
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
    unread: user.id === me ? unreadPast(now, frame.last_read_message_id, me) : now.unread,
  };
}

/** Read events and messages come apart: a message may have come that was not read. */
function unreadPast({ messages }: ChannelSnapshot, lastRead: unknown, me: string) {
  const place = messages.findIndex(({ id }) => id === lastRead);
  return place < 0 ? 0 : messages.slice(place + 1).filter((message) => countsAsUnread(message, me)).length;
}

/** A person's name, picture and presence wherever the channel shows them. */
export function takeUser(now: ChannelSnapshot, user: ChatUser): ChannelSnapshot {
  return {
    ...now,
    members: now.members.map((member) =>
      member.user_id === user.id ? { ...member, user: { ...member.user, ...user } } : member,
    ),
  };
}
