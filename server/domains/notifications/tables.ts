import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Notification } from "#contract/notifications.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** A notification to a person in the product. */
export const notifications = pgTable(
  "notifications",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull(),
    audience: text().$type<Notification["audience"]>().notNull(),
    event: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    url: text(),
    type: text().$type<Notification["type"]>().notNull().default("info"),
    applicationId: uuid("application_id"),
    jobId: uuid("job_id"),
    state: text().$type<Notification["state"]>().notNull().default("pending"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("notifications_by_user").on(table.userId, table.createdAt.desc().nullsFirst()),
    index("notifications_unread")
      .on(table.userId)
      .where(sql`state = 'pending'`),
  ],
);
