import { boolean, index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { AssistantMessage, MessagePart } from "#contract/assistant-shapes.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** Conversations with the assistant, each of one person. */
export const assistantThreads = pgTable(
  "assistant_threads",
  {
    id: idColumn(),
    /** The coach of a job seeker, or questions about a job or a company. */
    kind: text().$type<"bot" | "assist">().notNull(),
    userId: uuid("user_id").notNull(),
    /** Of a job seeker; null in threads of hiring teams. */
    candidateId: uuid("candidate_id"),
    /** Of a member of a hiring team; null in threads of job seekers. */
    companyId: uuid("company_id"),
    jobId: uuid("job_id"),
    title: text().notNull(),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [index("assistant_threads_by_user").on(table.userId, table.changedAt)],
);

export const assistantMessages = pgTable(
  "assistant_messages",
  {
    id: idColumn(),
    threadId: uuid("thread_id").notNull(),
    role: text().$type<AssistantMessage["role"]>().notNull(),
    parts: jsonb().$type<MessagePart[]>().notNull(),
    answeredBy: text("answered_by").$type<AssistantMessage["answeredBy"]>(),
    state: text().$type<AssistantMessage["state"]>().notNull().default("done"),
    feedback: text().$type<AssistantMessage["feedback"]>(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("assistant_messages_by_thread").on(table.threadId, table.id)],
);

/** What a job seeker asked the coach to remember, in their words. */
export const botMemories = pgTable(
  "bot_memories",
  {
    id: idColumn(),
    candidateId: uuid("candidate_id").notNull(),
    content: text().notNull(),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [index("bot_memories_by_candidate").on(table.candidateId, table.id)],
);

/** Who has said whether answers may use what they asked to remember; it may until they say no. */
export const memoryChoices = pgTable("memory_choices", {
  candidateId: uuid("candidate_id").primaryKey(),
  on: boolean().notNull(),
});
