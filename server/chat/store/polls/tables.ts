import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { PollOption } from "#contract/chat/poll-shapes.ts";
import { instant } from "#server/database/columns.ts";

export const chatPolls = pgTable("chat_polls", {
  id: text().primaryKey(),
  name: text().notNull(),
  description: text().notNull().default(""),
  options: jsonb().$type<PollOption[]>().notNull().default([]),
  votingVisibility: text("voting_visibility").$type<"public" | "anonymous">().notNull().default("public"),
  enforceUniqueVote: boolean("enforce_unique_vote").notNull().default(false),
  maxVotesAllowed: integer("max_votes_allowed"),
  allowUserSuggestedOptions: boolean("allow_user_suggested_options").notNull().default(false),
  allowAnswers: boolean("allow_answers").notNull().default(false),
  isClosed: boolean("is_closed").notNull().default(false),
  createdById: text("created_by_id").notNull(),
  data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** A vote for an option, or with `answerText` a free-text answer. */
export const chatPollVotes = pgTable(
  "chat_poll_votes",
  {
    id: text().primaryKey(),
    pollId: text("poll_id")
      .notNull()
      .references(() => chatPolls.id, { onDelete: "cascade" }),
    optionId: text("option_id"),
    userId: text("user_id").notNull(),
    answerText: text("answer_text"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("chat_poll_votes_by_poll").on(table.pollId, table.createdAt)],
);
