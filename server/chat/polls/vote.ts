import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { type ChatCall, actorOf } from "../context.ts";
import { badInput, missing, notAllowed } from "../protocol/errors.ts";
import { refuseReader } from "../policy/channel-rules.ts";
import { openMessage } from "../policy/open-message.ts";
import { usersById } from "../store/users/queries.ts";
import { findOption } from "./poll-options.ts";
import { type PollRow, type VoteRow, presentPoll, presentVote } from "../store/polls/present-poll.ts";
import { announcePoll, lockPoll } from "./queries.ts";
import { chatPollVotes } from "../store/polls/tables.ts";

interface Given {
  option_id?: string | undefined;
  answer_text?: string | undefined;
}
interface Place {
  messageId: string;
  pollId: string;
}
/** Votes for an option, or adds a free-text answer; in a unique-vote poll a new vote replaces the old. */
export async function castVote(call: ChatCall, place: Place, vote: Given) {
  return inPoll(call, place, async (tx, poll) => {
    if (poll.isClosed) throw badInput("the poll is closed");
    const { row, changed } = vote.answer_text
      ? await answer(tx, call, { poll, text: vote.answer_text })
      : await choose(tx, call, { poll, optionId: vote.option_id });
    return { row, type: changed ? "poll.vote_changed" : "poll.vote_casted" };
  });
}

/** Removes the user's own vote. */
export async function removeVote(call: ChatCall, place: Place, voteId: string) {
  return inPoll(call, place, async (tx, poll) => {
    if (poll.isClosed) throw badInput("the poll is closed");
    const [vote] = await tx
      .select()
      .from(chatPollVotes)
      .where(and(eq(chatPollVotes.id, voteId), eq(chatPollVotes.pollId, poll.id)));
    if (!vote) throw missing(`vote with id ${voteId}`);
    if (vote.userId !== actorOf(call)) throw notAllowed("only one's own vote can be taken back");
    await tx.delete(chatPollVotes).where(eq(chatPollVotes.id, voteId));
    return { row: vote, type: "poll.vote_removed" };
  });
}

type Act = (tx: Transaction, poll: PollRow) => Promise<{ row: VoteRow; type: string }>;
async function inPoll(call: ChatCall, { messageId, pollId }: Place, act: Act) {
  const userId = actorOf(call);
  const now = call.now();
  const { message, member } = await openMessage(call, messageId);
  refuseReader(call, member);
  if (message.pollId !== pollId) throw missing(`poll with id ${pollId}`);
  return call.db.transaction(async (tx) => {
    const poll = await lockPoll(tx, call, pollId);
    const { row, type } = await act(tx, poll);
    const people = await usersById(tx, [userId], now);
    await announcePoll(tx, call, { poll, event: { type, poll_vote: presentVote(row, poll, people) } });
    const vote = presentVote(row, { votingVisibility: "public" }, people);
    return { vote, poll: await presentPoll(tx, poll, { readerId: userId, now }) };
  });
}

interface Answering {
  poll: PollRow;
  text: string;
}
/** One answer for each user; a new one replaces the old. */
async function answer(tx: Transaction, call: ChatCall, { poll, text }: Answering) {
  if (!poll.allowAnswers) throw badInput("this poll takes no answers");
  const userId = actorOf(call);
  const old = await tx
    .delete(chatPollVotes)
    .where(
      and(
        eq(chatPollVotes.pollId, poll.id),
        eq(chatPollVotes.userId, userId),
        isNotNull(chatPollVotes.answerText),
      ),
    )
    .returning();
  const row = await insertVote(tx, call, { pollId: poll.id, userId, answerText: text });
  return { row, changed: old.length > 0 };
}

interface Choosing {
  poll: PollRow;
  optionId: string | undefined;
}
async function choose(tx: Transaction, call: ChatCall, { poll, optionId }: Choosing) {
  if (!optionId) throw badInput("a vote needs an option_id or an answer_text");
  findOption(poll, optionId);
  const userId = actorOf(call);
  const mine = and(
    eq(chatPollVotes.pollId, poll.id),
    eq(chatPollVotes.userId, userId),
    isNull(chatPollVotes.answerText),
  );
  const own = await tx.select().from(chatPollVotes).where(mine);
  const same = own.find((vote) => vote.optionId === optionId);
  if (same) return { row: same, changed: false };
  if (poll.enforceUniqueVote) await tx.delete(chatPollVotes).where(mine);
  else if (poll.maxVotesAllowed && own.length >= poll.maxVotesAllowed)
    throw badInput(`at most ${poll.maxVotesAllowed} votes are allowed`);
  const row = await insertVote(tx, call, { pollId: poll.id, userId, optionId });
  return { row, changed: poll.enforceUniqueVote && own.length > 0 };
}

async function insertVote(
  tx: Transaction,
  call: ChatCall,
  vote: { pollId: string; userId: string; optionId?: string; answerText?: string },
) {
  const at = call.now();
  const [row] = await tx
    .insert(chatPollVotes)
    .values({ id: newId(), ...vote, createdAt: at, updatedAt: at })
    .returning();
  return row!;
}
