import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/database/columns.ts";
import type { Lane } from "./lanes.ts";

/** Background tasks: written in the transaction that wants it, gone when done. */
export const tasks = pgTable(
  "tasks",
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    lane: text().$type<Lane>().notNull(),
    /** At most one waiting task bears a key; with it the task can be cancelled or replaced. */
    key: text(),
    /** Tasks of one lane with the same sequence run one after the other, in the order they are due. */
    sequence: text(),
    data: jsonb().$type<unknown>().notNull(),
    dueAt: instant("due_at").notNull(),
    /** Until then it is acting outside, and nobody else takes it. */
    heldUntil: instant("held_until"),
    attempts: integer().notNull().default(0),
    lastError: text("last_error"),
    failedAt: instant("failed_at"),
  },
  (table) => [
    index("tasks_by_lane")
      .on(table.lane, table.dueAt, table.id)
      .where(sql`${table.failedAt} is null`),
    index("tasks_by_sequence")
      .on(table.sequence)
      .where(sql`${table.sequence} is not null`),
    index("tasks_failed")
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
    uniqueIndex("tasks_by_key").on(table.key),
  ],
);
