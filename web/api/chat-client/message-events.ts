import type { Poll, PollVote } from "#contract/chat/poll-shapes.ts";
import type { Message, Reaction } from "#contract/chat/shapes.ts";
import type { Frame } from "./transport.ts";

type Messages = readonly Message[];

/** What an event about a message, its reactions or its poll makes of a list of messages. */
export function takeMessageEvent(messages: Messages, frame: Frame, me: string): Messages {
  if (frame.type.startsWith("poll.")) return takePoll(messages, frame, me);
  const message = frame.message as Message | undefined;
  if (!message) return messages;
  if (frame.type === "message.deleted" && frame.hard_delete === true)
    return messages.filter(({ id }) => id !== message.id).map((known) => withoutQuote(known, message.id));
  const reaction = frame.type.startsWith("reaction.") ? (frame.reaction as Reaction) : null;
  return messages.map((known) => {
    if (known.id === message.id)
      return { ...withOwn(message, known), own_reactions: ownReactions(known, { frame, reaction, me }) };
    if (known.quoted_message_id === message.id && known.quoted_message)
      return { ...known, quoted_message: { ...message } };
    return known;
  });
}

/** A reply that comes or goes says how many its message then has. */
export function takeReplyCount(messages: Messages, frame: Frame): Messages {
  const { parent_reply_count: count } = frame;
  const parentId = (frame.message as Message | undefined)?.parent_id;
  if (!parentId || typeof count !== "number") return messages;
  return messages.map((known) => (known.id === parentId ? { ...known, reply_count: count } : known));
}

/** Events name nobody's own votes, so the known ones are kept. */
function withOwn(message: Message, known: Message): Message {
  const [told, held] = [message.poll as Poll | undefined, known.poll as Poll | undefined];
  return told && held ? { ...message, poll: { ...told, own_votes: held.own_votes } } : message;
}

function withoutQuote(message: Message, goneId: string): Message {
  if (message.quoted_message_id !== goneId) return message;
  const { quoted_message: _, ...rest } = message;
  return rest;
}

interface Reacted {
  frame: Frame;
  reaction: Reaction | null;
  me: string;
}
/** One's own reactions change only with one's own events. */
function ownReactions({ own_reactions: own }: Message, { frame, reaction, me }: Reacted): Reaction[] {
  if (reaction?.user_id !== me) return own;
  const others = own.filter(({ type }) => type !== reaction.type);
  if (frame.type === "reaction.deleted") return others;
  const told = (frame.message as Message).reaction_counts;
  const counted = others.filter(({ type }) => type in told);
  return [reaction, ...counted];
}

/** The answer to one's own call, which alone knows all own votes. */
const answered = "poll.answered";
function takePoll(messages: Messages, frame: Frame, me: string): Messages {
  const poll = frame.poll as Poll | undefined;
  if (!poll) return messages;
  return messages.map((known) => {
    // The answer to a vote may come after the deletion of what was voted on.
    if (known.poll_id !== poll.id || known.type === "deleted") return known;
    if (frame.type === "poll.deleted") {
      const { poll: _, ...rest } = known;
      return rest;
    }
    if (frame.type === answered) return { ...known, poll };
    return { ...known, poll: { ...poll, own_votes: ownVotes(known.poll as Poll | undefined, frame, me) } };
  });
}

/** One's own votes: an event of one's own adds, replaces or takes away; an anonymous poll names nobody. */
function ownVotes(known: Poll | undefined, frame: Frame, me: string): PollVote[] {
  const own = known?.own_votes ?? [];
  const vote = frame.poll_vote as PollVote | undefined;
  if (vote?.user_id !== me) return own;
  const others = own.filter(({ id }) => id !== vote.id);
  if (frame.type === "poll.vote_removed") return others;
  if (frame.type === "poll.vote_changed")
    return [...others.filter((each) => Boolean(each.answer_text) !== Boolean(vote.answer_text)), vote];
  return [...others, vote];
}
