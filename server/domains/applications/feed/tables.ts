import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { SavedFeedView } from "#contract/applicant-feed.ts";
import { idColumn, instant } from "#server/database/columns.ts";
import { applications } from "../tables.ts";

/** Lists of applicants that one person of a team keeps under a name. */
export const feedViews = pgTable(
  "feed_views",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull(),
    companyId: uuid("company_id").notNull(),
    name: text().notNull(),
    query: jsonb().$type<SavedFeedView["query"]>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("feed_views_by_person").on(table.userId, table.companyId)],
);

/** The words by which the team finds an application; written by the database itself (see after-migrations.sql), which also keeps its index. */
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
