import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#server/database/columns.ts";

/** Events to deliver to the app's own server; deleted once delivered. */
export const chatWebhookCalls = pgTable(
  "chat_webhook_calls",
  {
    id: text().primaryKey(),
    url: text().notNull(),
    event: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: instant("due_at").notNull(),
    lastError: text("last_error"),
    failedAt: instant("failed_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("chat_webhook_calls_by_due").on(table.dueAt)],
);
