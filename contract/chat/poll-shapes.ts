import { z } from "zod";
import { Instant } from "#contract/shapes.ts";
import { ChatUser } from "./shapes.ts";

export const PollOption = z.looseObject({ id: z.string(), text: z.string() });
export type PollOption = z.output<typeof PollOption>;

/** One vote or one answer; in an anonymous poll without the user. */
export const PollVote = z.object({
  id: z.string(),
  poll_id: z.string(),
  option_id: z.string(),
  user_id: z.string().optional(),
  user: ChatUser.optional(),
  answer_text: z.string().optional(),
  is_answer: z.boolean().optional(),
  created_at: Instant,
  updated_at: Instant,
});
export type PollVote = z.output<typeof PollVote>;

export const Poll = z.looseObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  options: z.array(PollOption),
  voting_visibility: z.enum(["public", "anonymous"]),
  enforce_unique_vote: z.boolean(),
  max_votes_allowed: z.number().nullable(),
  allow_user_suggested_options: z.boolean(),
  allow_answers: z.boolean(),
  is_closed: z.boolean(),
  vote_count: z.number(),
  vote_counts_by_option: z.record(z.string(), z.number()),
  latest_votes_by_option: z.record(z.string(), z.array(PollVote)),
  answers_count: z.number(),
  latest_answers: z.array(PollVote),
  own_votes: z.array(PollVote),
  created_by_id: z.string(),
  created_by: ChatUser.optional(),
  created_at: Instant,
  updated_at: Instant,
});
export type Poll = z.output<typeof Poll>;
