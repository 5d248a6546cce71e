import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { Publication } from "#shared/stories/publications.data.ts";
import { idColumn, instant } from "#server/database/columns.ts";

export type VisitKind = "visit" | "event" | "signUp" | "dropped";

/** What visitors who agreed did. A partition a month, which after-migrations.sql makes and drops. */
export const visitorEvents = pgTable(
  "visitor_events",
  {
    id: uuid().notNull(),
    at: instant("at").notNull(),
    /** Random, known to the visitor's browser alone. */
    visitorId: uuid("visitor_id"),
    kind: text().$type<VisitKind>().notNull(),
    /** The event's name, or the step of a sign-up. */
    name: text(),
    type: text(),
    companyId: uuid("company_id"),
    jobId: uuid("job_id"),
    path: text(),
    source: text(),
    medium: text(),
    campaign: text(),
    /** The sign-up that a step belongs to. */
    signUpId: uuid("sign_up_id"),
    fields: jsonb().$type<Record<string, unknown>>(),
    /** How many were lost, where that is what is kept. */
    count: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.at] }),
    index("visitor_events_by_company").on(table.companyId, table.at),
    index("visitor_events_by_visitor").on(table.visitorId),
  ],
);

/** Addresses that asked for a company's new jobs by email. */
export const pageSubscriptions = pgTable(
  "page_subscriptions",
  {
    id: idColumn(),
    /** Whose new jobs, or which publication's new stories, are sent: one of the two. */
    companyId: uuid("company_id"),
    publication: text().$type<Publication>(),
    email: text().notNull(),
    /** Null until the mailed link was used; forgotten after a week. */
    confirmedAt: instant("confirmed_at"),
    /** What was published since then is still to be told of; stories keep for themselves that they were. */
    toldUntil: instant("told_until").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    unique("page_subscriptions_once").on(table.companyId, table.email),
    unique("page_subscriptions_publication_once").on(table.publication, table.email),
    check("page_subscriptions_to_one", sql`num_nonnulls(${table.companyId}, ${table.publication}) = 1`),
  ],
);
