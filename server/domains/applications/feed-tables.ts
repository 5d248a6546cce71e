import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { FeedViewKept } from "#contract/applicant-feed.ts";
import type { BatchMove } from "#contract/application-batches.ts";
import { idColumn, instant } from "#server/database/columns.ts";
import { applications } from "./tables.ts";

/** One decision about many applications. Which ones it holds is said by their `pendingUndo`. */
export const applicationBatches = pgTable(
  "application_batches",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    byUserId: uuid("by_user_id").notNull(),
    move: text().$type<BatchMove>().notNull(),
    stage: text(),
    reason: text(),
    /** What candidates are told instead of the standard sentence. */
    message: text(),
    /** How many applications it has moved. */
    count: integer().notNull().default(0),
    /** Until when the set can be undone; then it is committed. */
    until: instant("until").notNull(),
    /** Taken back, or standing: no further portion is accepted. */
    endedAt: instant("ended_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("application_batches_by_company").on(table.companyId, table.until)],
);

/** Lists of applicants that one person of a team keeps under a name. */
export const feedViews = pgTable(
  "feed_views",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull(),
    companyId: uuid("company_id").notNull(),
    name: text().notNull(),
    query: jsonb().$type<FeedViewKept["query"]>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("feed_views_by_person").on(table.userId, table.companyId)],
);

/** The team's own words about an application, the same word once whatever its case. */
export const applicationTags = pgTable(
  "application_tags",
  {
    id: idColumn(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    companyId: uuid("company_id").notNull(),
    tag: text().notNull(),
    byUserId: uuid("by_user_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("application_tags_once").on(table.applicationId, sql`lower(${table.tag})`),
    index("application_tags_by_company").on(table.companyId, sql`lower(${table.tag})`),
  ],
);

/** The words by which the team finds an application; written by the database itself (see standing.sql), which also keeps its index. */
export const applicantTexts = pgTable(
  "applicant_texts",
  {
    applicationId: uuid("application_id")
      .primaryKey()
      .references(() => applications.id, { onDelete: "cascade" }),
    companyId: uuid("company_id").notNull(),
    text: text().notNull(),
  },
  (table) => [index("applicant_texts_by_company").on(table.companyId)],
);
