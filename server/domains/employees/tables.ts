import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { idColumn, instant } from "#server/database/columns.ts";

/** Where people work and worked; the company of an employee's role is that of the current one. */
export const employments = pgTable(
  "employments",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull(),
    companyId: uuid("company_id").notNull(),
    companyEmail: text("company_email"),
    hiringManager: text("hiring_manager"),
    createdAt: instant("created_at").notNull(),
    /** Null until the mailbox at the company is confirmed. */
    startedAt: instant("started_at"),
    endedAt: instant("ended_at"),
  },
  (table) => [
    index("employments_by_user").on(table.userId, table.createdAt),
    uniqueIndex("employments_current")
      .on(table.userId)
      .where(sql`started_at is not null and ended_at is null`),
    uniqueIndex("employments_unconfirmed")
      .on(table.userId)
      .where(sql`started_at is null`),
  ],
);
