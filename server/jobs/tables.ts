import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/database/columns.ts";

/** Work for later: written in the transaction that wants it, gone when done. */
export const work = pgTable(
  "work",
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** At most one waiting piece of work bears a key; with it the work can be cancelled or replaced. */
    key: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    dueAt: instant("due_at").notNull(),
    attempts: integer().notNull().default(0),
    lastError: text("last_error"),
    failedAt: instant("failed_at"),
  },
  (table) => [index("work_by_due").on(table.dueAt), uniqueIndex("work_by_key").on(table.key)],
);
