import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { idColumn, instant } from "#server/database/columns.ts";
import { applications } from "../tables.ts";

/** What colleagues say about a referral before the hiring team sees it. */
export const applicationVotes = pgTable(
  "application_votes",
  {
    id: idColumn(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    employeeId: uuid("employee_id").notNull(),
    vote: text().$type<"for" | "against">().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [uniqueIndex("application_votes_by_pair").on(table.applicationId, table.employeeId)],
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
