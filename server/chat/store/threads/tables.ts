import { bigint, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#server/database/columns.ts";
import { chatMessages } from "../tables.ts";

/** Created with the first reply; the parent message's id is the thread's. */
export const chatThreads = pgTable(
  "chat_threads",
  {
    parentId: text("parent_id")
      .primaryKey()
      .references(() => chatMessages.id, { onDelete: "cascade" }),
    cid: text().notNull(),
    title: text().notNull().default(""),
    createdById: text("created_by_id").notNull(),
    lastMessageAt: instant("last_message_at"),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [index("chat_threads_by_activity").on(table.cid, table.lastMessageAt)],
);

/** The participants of a thread, and how far they have read it. */
export const chatThreadParticipants = pgTable(
  "chat_thread_participants",
  {
    parentId: text("parent_id")
      .notNull()
      .references(() => chatThreads.parentId, { onDelete: "cascade" }),
    userId: text("user_id").notNull(),
    cid: text().notNull(),
    lastReadAt: instant("last_read_at").notNull(),
    lastReadSequence: bigint("last_read_sequence", { mode: "number" }).notNull(),
    lastReadMessageId: text("last_read_message_id"),
    lastThreadMessageAt: instant("last_thread_message_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parentId, table.userId] }),
    index("chat_thread_participants_by_user").on(table.userId),
  ],
);
