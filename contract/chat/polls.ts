import { z } from "zod";
import { del, get, patch, post, put } from "#contract/endpoint.ts";
import { Poll, PollOption, PollVote } from "./poll-shapes.ts";
import { Actor, Filter, Paging, PartialUpdate, Sort, Turns, answer } from "./call-shapes.ts";

const OptionGiven = z.looseObject({ id: z.string().max(255).optional(), text: z.string().min(1).max(1000) });
const Given = z.looseObject({
  name: z.string().trim().min(1).max(500),
  description: z.string().max(2000).default(""),
  options: z.array(OptionGiven).max(100).default([]),
  voting_visibility: z
    .enum(["public", "anonymous", ""])
    .default("public")
    .transform((visibility) => visibility || ("public" as const)),
  enforce_unique_vote: z.boolean().default(false),
  max_votes_allowed: z.number().int().min(1).max(10).nullish(),
  allow_user_suggested_options: z.boolean().default(false),
  allow_answers: z.boolean().default(false),
  is_closed: z.boolean().default(false),
  ...Actor,
});
export type PollGiven = z.output<typeof Given>;
const poll = { access: "signed-in", row: "poll" } as const;
const onePoll = answer({ poll: Poll });
const oneOption = answer({ poll_option: PollOption });
const oneVote = answer({ vote: PollVote, poll: Poll.optional() });
const Query = z.object({ filter: Filter.default({}), sort: Sort.default([]), ...Paging, ...Actor });

export const polls = {
  createPoll: post("/polls", {
    access: "signed-in",
    body: Given.extend({ id: z.string().max(255).optional() }),
    response: onePoll,
    status: 201,
  }),
  updatePoll: put("/polls", {
    access: "signed-in",
    body: Given.extend({ id: z.string() }),
    response: onePoll,
    status: 201,
  }),
  getPoll: get("/polls/:id", { ...poll, response: onePoll }),
  updatePollPartial: patch("/polls/:id", { ...poll, body: PartialUpdate.extend(Actor), response: onePoll }),
  deletePoll: del("/polls/:id", { ...poll, response: answer({}) }),
  queryPolls: post("/polls/query", {
    access: "signed-in",
    body: Query,
    response: answer({ polls: z.array(Poll), ...Turns }),
    status: 201,
  }),
  createPollOption: post("/polls/:id/options", {
    ...poll,
    body: OptionGiven.extend(Actor),
    response: oneOption,
    status: 201,
  }),
  updatePollOption: put("/polls/:id/options", {
    ...poll,
    body: OptionGiven.extend({ id: z.string(), ...Actor }),
    response: oneOption,
    status: 201,
  }),
  getPollOption: get("/polls/:id/options/:optionId", { ...poll, response: oneOption }),
  deletePollOption: del("/polls/:id/options/:optionId", { ...poll, response: answer({}) }),
  castVote: post("/messages/:id/polls/:pollId/vote", {
    ...poll,
    body: z.object({
      vote: z.object({
        option_id: z.string().optional(),
        answer_text: z.string().trim().max(1000).optional(),
      }),
      ...Actor,
    }),
    response: oneVote,
    status: 201,
  }),
  removeVote: del("/messages/:id/polls/:pollId/vote/:voteId", { ...poll, response: oneVote }),
  queryVotes: post("/polls/:id/votes", {
    ...poll,
    body: Query,
    response: answer({ votes: z.array(PollVote), ...Turns }),
    status: 201,
  }),
};
