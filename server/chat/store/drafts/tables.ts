import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Attachment } from "#contract/chat/shapes.ts";
import { instant } from "#server/database/columns.ts";
import { chatChannels, chatMessages } from "../tables.ts";

/** Drafts: one for each user and channel or thread. */
export const chatDrafts = pgTable(
  "chat_drafts",
  {
    userId: text("user_id").notNull(),
    cid: text()
      .notNull()
      .references(() => chatChannels.cid, { onDelete: "cascade" }),
    /** The thread's parent; empty for the channel itself. */
    parentId: text("parent_id").notNull().default(""),
    message: jsonb()
      .$type<Record<string, unknown> & { id: string; text: string; attachments?: Attachment[] }>()
      .notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cid, table.parentId] })],
);

/** A reminder for a message, at a time or without one. */
export const chatReminders = pgTable(
  "chat_reminders",
  {
    userId: text("user_id").notNull(),
    messageId: text("message_id")
      .notNull()
      .references(() => chatMessages.id, { onDelete: "cascade" }),
    cid: text().notNull(),
    remindAt: instant("remind_at"),
    /** When its owner was notified. */
    toldAt: instant("told_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.messageId] }),
    index("chat_reminders_due").on(table.remindAt),
  ],
);
