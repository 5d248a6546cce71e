import { and, sql } from "drizzle-orm";
import type { polls } from "#contract/chat/polls.ts";
import type { Handlers } from "#contract/endpoint.ts";
import type { ChatCall } from "../context.ts";
import { compileFilter } from "../protocol/filters.ts";
import { type ListQuery, pageOf, readPage } from "../protocol/paging.ts";
import { usersById } from "../store/users/queries.ts";
import { createPoll, deletePoll, getPoll, updatePoll, updatePollPartial } from "./change-poll.ts";
import { createOption, deleteOption, getOption, updateOption } from "./poll-options.ts";
import { presentPolls, presentVote } from "../store/polls/present-poll.ts";
import { openPoll, pollReadableBy } from "./queries.ts";
import { chatPollVotes, chatPolls } from "../store/polls/tables.ts";
import { castVote, removeVote } from "./vote.ts";

export const pollHandlers: Handlers<typeof polls, ChatCall> = {
  createPoll: ({ body, ...call }) => createPoll(call, body),
  updatePoll: ({ body, ...call }) => updatePoll(call, body),
  getPoll: ({ params, ...call }) => getPoll(call, params.id),
  updatePollPartial: ({ params, body, ...call }) => updatePollPartial(call, params.id, body),
  deletePoll: ({ params, ...call }) => deletePoll(call, params.id),
  queryPolls: ({ body, ...call }) => queryPolls(call, body),
  createPollOption: ({ params, body, ...call }) => createOption(call, params.id, body),
  updatePollOption: ({ params, body, ...call }) => updateOption(call, params.id, body),
  getPollOption: ({ params, ...call }) => getOption(call, params.id, params.optionId),
  deletePollOption: ({ params, ...call }) => deleteOption(call, params.id, params.optionId),
  castVote: ({ params, body, ...call }) =>
    castVote(call, { messageId: params.id, pollId: params.pollId }, body.vote),
  removeVote: ({ params, ...call }) =>
    removeVote(call, { messageId: params.id, pollId: params.pollId }, params.voteId),
  queryVotes: ({ params, body, ...call }) => queryVotes(call, params.id, body),
};

const pollFields = {
  id: { column: sql`chat_polls.id`, kind: "text" },
  name: { column: sql`chat_polls.name`, kind: "text" },
  voting_visibility: { column: sql`chat_polls.voting_visibility`, kind: "text" },
  created_by_id: { column: sql`chat_polls.created_by_id`, kind: "text" },
  max_votes_allowed: { column: sql`chat_polls.max_votes_allowed`, kind: "number" },
  enforce_unique_vote: { column: sql`chat_polls.enforce_unique_vote`, kind: "boolean" },
  allow_user_suggested_options: { column: sql`chat_polls.allow_user_suggested_options`, kind: "boolean" },
  allow_answers: { column: sql`chat_polls.allow_answers`, kind: "boolean" },
  is_closed: { column: sql`chat_polls.is_closed`, kind: "boolean" },
  created_at: { column: sql`chat_polls.created_at`, kind: "time" },
  updated_at: { column: sql`chat_polls.updated_at`, kind: "time" },
} as const;

async function queryPolls(call: ChatCall, query: ListQuery) {
  const page = pageOf(query, {
    fields: pollFields,
    usual: [{ field: "created_at", direction: -1 }],
    tie: sql`chat_polls.id`,
    limit: 25,
  });
  const { rows: shown, ...turns } = await readPage(call.db, chatPolls, {
    page,
    where: and(
      pollReadableBy(call),
      compileFilter(query.filter, { fields: pollFields, custom: sql`chat_polls.data` }),
    ),
  });
  const found = shown.map(({ row }) => row);
  return { polls: await presentPolls(call.db, found, { readerId: call.actorId, now: call.now() }), ...turns };
}

const voteFields = {
  id: { column: sql`chat_poll_votes.id`, kind: "text" },
  option_id: { column: sql`chat_poll_votes.option_id`, kind: "text" },
  user_id: { column: sql`chat_poll_votes.user_id`, kind: "text" },
  is_answer: { column: sql`(chat_poll_votes.answer_text is not null)`, kind: "boolean" },
  created_at: { column: sql`chat_poll_votes.created_at`, kind: "time" },
  updated_at: { column: sql`chat_poll_votes.updated_at`, kind: "time" },
} as const;

/** The votes of a poll; those of an anonymous one cannot be filtered by user. */
async function queryVotes(call: ChatCall, pollId: string, query: ListQuery) {
  const poll = await openPoll(call, pollId);
  const { user_id: _, ...nameless } = voteFields;
  const fields =
    poll.votingVisibility === "anonymous" && call.caller.kind !== "server" ? nameless : voteFields;
  const page = pageOf(query, {
    fields,
    usual: [{ field: "created_at", direction: -1 }],
    tie: sql`chat_poll_votes.id`,
    limit: 25,
  });
  const { rows: shown, ...turns } = await readPage(call.db, chatPollVotes, {
    page,
    where: and(
      sql`chat_poll_votes.poll_id = ${pollId}`,
      compileFilter(query.filter, { fields, custom: null }),
    ),
  });
  const people = await usersById(
    call.db,
    shown.map(({ row }) => row.userId),
    call.now(),
  );
  return { votes: shown.map(({ row }) => presentVote(row, poll, people)), ...turns };
}
