import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Poll, PollVote } from "#contract/chat/poll-shapes.ts";
import type { ChatUser } from "#contract/chat/shapes.ts";
import type { Reader } from "#server/database/open.ts";
import { usersById } from "../users/queries.ts";
import { chatPollVotes, chatPolls } from "./tables.ts";

export type PollRow = typeof chatPolls.$inferSelect;
export type VoteRow = typeof chatPollVotes.$inferSelect;
interface Reading {
  readerId: string | null;
  now: Date;
}
const latest = 10;

/** Polls as one reader sees them, by id; without a reader there are no own votes. */
export async function pollsByIds(db: Reader, ids: string[], reading: Reading): Promise<Map<string, Poll>> {
  if (!ids.length) return new Map();
  const rows = await db.select().from(chatPolls).where(inArray(chatPolls.id, ids));
  const polls = await presentPolls(db, rows, reading);
  return new Map(polls.map((poll) => [poll.id, poll]));
}

export async function presentPolls(db: Reader, rows: PollRow[], { readerId, now }: Reading): Promise<Poll[]> {
  if (!rows.length) return [];
  const ids = rows.map((row) => row.id);
  // One after the other, since a transaction asks one thing at a time.
  const counts = await countVotes(db, ids);
  const votes = await latestVotes(db, ids);
  const own = await ownVotes(db, ids, readerId);
  const people = await usersById(
    db,
    [
      ...rows.map((row) => row.createdById),
      ...votes.map((vote) => vote.userId),
      ...own.map((vote) => vote.userId),
    ],
    now,
  );
  return rows.map((row) => {
    const ofPoll = (vote: VoteRow) => vote.pollId === row.id;
    const creator = people.get(row.createdById);
    return {
      ...row.data,
      id: row.id,
      name: row.name,
      description: row.description,
      options: row.options,
      voting_visibility: row.votingVisibility,
      enforce_unique_vote: row.enforceUniqueVote,
      max_votes_allowed: row.maxVotesAllowed,
      allow_user_suggested_options: row.allowUserSuggestedOptions,
      allow_answers: row.allowAnswers,
      is_closed: row.isClosed,
      ...presentCounts(counts.filter((count) => count.poll_id === row.id)),
      ...presentLatest(votes.filter(ofPoll).map((vote) => presentVote(vote, row, people))),
      own_votes: own.filter(ofPoll).map((vote) => presentVote(vote, { votingVisibility: "public" }, people)),
      created_by_id: row.createdById,
      ...(creator && { created_by: creator }),
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    };
  });
}

type Count = Awaited<ReturnType<typeof countVotes>>[number];
/** Votes with an option are choices; those without are free-text answers. */
function presentCounts(counts: Count[]) {
  const choices = counts.filter((count) => count.option_id !== null);
  return {
    vote_count: choices.reduce((sum, { count }) => sum + count, 0),
    vote_counts_by_option: Object.fromEntries(choices.map(({ option_id, count }) => [option_id, count])),
    answers_count: counts.find((count) => count.option_id === null)?.count ?? 0,
  };
}

function presentLatest(votes: PollVote[]) {
  return {
    latest_votes_by_option: byOption(votes.filter((vote) => !vote.is_answer)),
    latest_answers: votes.filter((vote) => vote.is_answer),
  };
}

export async function presentPoll(db: Reader, row: PollRow, reading: Reading) {
  const [poll] = await presentPolls(db, [row], reading);
  return poll!;
}

function byOption(votes: PollVote[]) {
  return Object.fromEntries(Map.groupBy(votes, (vote) => vote.option_id));
}

/** A vote; in an anonymous poll without the voter. */
export function presentVote(
  row: VoteRow,
  poll: Pick<PollRow, "votingVisibility">,
  people: Map<string, ChatUser>,
): PollVote {
  const user = people.get(row.userId);
  return {
    id: row.id,
    poll_id: row.pollId,
    option_id: row.optionId ?? "",
    ...(poll.votingVisibility === "public" && { user_id: row.userId, ...(user && { user }) }),
    ...(row.answerText !== null && { answer_text: row.answerText, is_answer: true }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

async function countVotes(db: Reader, pollIds: string[]) {
  const { rows } = await db.execute<{ poll_id: string; option_id: string | null; count: number }>(
    sql`select poll_id, option_id, count(*)::int as count from chat_poll_votes
      where poll_id = any(${sql.param(pollIds)}::text[]) group by poll_id, option_id`,
  );
  return rows;
}

/** The last ten for each option, and the last ten answers, newest first. */
function latestVotes(db: Reader, pollIds: string[]): Promise<VoteRow[]> {
  const ranked = sql`(select id from (select id, row_number() over
    (partition by poll_id, option_id order by created_at desc, id desc) as place from chat_poll_votes
    where poll_id = any(${sql.param(pollIds)}::text[])) ranked where place <= ${latest})`;
  return db
    .select()
    .from(chatPollVotes)
    .where(sql`${chatPollVotes.id} in ${ranked}`)
    .orderBy(desc(chatPollVotes.createdAt), desc(chatPollVotes.id));
}

function ownVotes(db: Reader, pollIds: string[], readerId: string | null): Promise<VoteRow[]> {
  if (!readerId) return Promise.resolve([]);
  return db
    .select()
    .from(chatPollVotes)
    .where(and(inArray(chatPollVotes.pollId, pollIds), eq(chatPollVotes.userId, readerId)))
    .orderBy(chatPollVotes.createdAt);
}
