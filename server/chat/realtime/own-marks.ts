import { sql } from "drizzle-orm";
import type { PollVote } from "#contract/chat/poll-shapes.ts";
import type { Reaction } from "#contract/chat/shapes.ts";
import type { Database } from "#server/database/open.ts";
import { presentReaction, type ReactionRow } from "../store/messages/present-reactions.ts";
import { presentVote, type VoteRow } from "../store/polls/present-poll.ts";
import { chatPollVotes } from "../store/polls/tables.ts";
import { chatReactions } from "../store/tables.ts";
import { usersById } from "../store/users/queries.ts";
import type { StoredEvent } from "./stored-events.ts";

interface SeenPoll {
  id: string;
  vote_count: number;
  answers_count: number;
}
interface SeenMessage {
  id: string;
  reaction_groups?: object | null;
  poll?: SeenPoll | null;
}
interface Shown {
  message?: SeenMessage | null;
  poll?: SeenPoll | null;
}

/** The receivers' own reactions and votes, which the shared event does not contain. */
export class OwnMarks {
  readonly #db: Database;
  #reactions = new Map<string, Reaction[]>();
  #votes = new Map<string, PollVote[]>();

  constructor(db: Database) {
    this.#db = db;
  }
  /** Loads these users' reactions and votes on what the events contain. */
  async load(events: StoredEvent[], userIds: string[]) {
    const shown = events.filter(({ type }) => type !== "message.new").map(({ payload }) => payload as Shown);
    const messages = shown.flatMap(({ message }) => (message?.reaction_groups ? [message.id] : []));
    const polls = shown.flatMap((each) => {
      const poll = pollOf(each);
      return poll && poll.vote_count + poll.answers_count > 0 ? [poll.id] : [];
    });
    this.#reactions = messages.length ? await this.#reactionsOf(messages, userIds) : new Map();
    this.#votes = polls.length ? await this.#votesOf(polls, userIds) : new Map();
  }
  /** The event as this receiver sees it; null where it has no reactions or votes of theirs. */
  seenBy(userId: string, payload: Record<string, unknown>): Record<string, unknown> | null {
    const { message, poll } = payload as Shown;
    const reactions = message && this.#reactions.get(keyOf(message.id, userId));
    const asked = pollOf(payload as Shown);
    const votes = asked && this.#votes.get(keyOf(asked.id, userId));
    if (!reactions && !votes) return null;
    const own_votes = votes ?? [];
    const ownMessage = message && {
      ...message,
      ...(reactions && { own_reactions: reactions }),
      ...(message.poll && { poll: { ...message.poll, own_votes } }),
    };
    return {
      ...payload,
      ...(ownMessage && { message: ownMessage }),
      ...(poll && { poll: { ...poll, own_votes } }),
    };
  }

  async #reactionsOf(messageIds: string[], userIds: string[]) {
    const rows: ReactionRow[] = await this.#db
      .select()
      .from(chatReactions)
      .where(
        sql`${chatReactions.messageId} = any(${sql.param(messageIds)}::text[])
          and ${chatReactions.userId} = any(${sql.param(userIds)}::text[])`,
      )
      .orderBy(chatReactions.createdAt);
    const people = await this.#people(rows);
    return grouped(
      rows,
      (row) => keyOf(row.messageId, row.userId),
      (row) => presentReaction(row, people),
    );
  }
  async #votesOf(pollIds: string[], userIds: string[]) {
    const rows: VoteRow[] = await this.#db
      .select()
      .from(chatPollVotes)
      .where(
        sql`${chatPollVotes.pollId} = any(${sql.param(pollIds)}::text[])
          and ${chatPollVotes.userId} = any(${sql.param(userIds)}::text[])`,
      )
      .orderBy(chatPollVotes.createdAt);
    const people = await this.#people(rows);
    return grouped(
      rows,
      (row) => keyOf(row.pollId, row.userId),
      (row) => presentVote(row, { votingVisibility: "public" }, people),
    );
  }
  #people(rows: { userId: string }[]) {
    return usersById(
      this.#db,
      rows.map(({ userId }) => userId),
      new Date(),
    );
  }
}

function pollOf({ message, poll }: Shown): SeenPoll | null {
  return poll ?? message?.poll ?? null;
}
function keyOf(id: string, userId: string) {
  return `${id} ${userId}`;
}
function grouped<Row, Shape>(rows: Row[], keyOfRow: (row: Row) => string, present: (row: Row) => Shape) {
  const groups = Map.groupBy(rows, keyOfRow);
  return new Map([...groups].map(([key, own]) => [key, own.map(present)]));
}
