import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Fit } from "#contract/fit-shapes.ts";
import { idColumn, instant } from "#server/database/columns.ts";
import { applications } from "../tables.ts";

/** Every score an application had, with what it was made of; the application itself knows the last one alone. */
export const applicationScores = pgTable(
  "application_scores",
  {
    id: idColumn(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    at: instant("at").notNull(),
    /** Null from when the person opted out of automated scoring. */
    modelVersion: text("model_version"),
    score: integer(),
    /** Null once the person has deleted their account. */
    fit: jsonb().$type<Fit | null>(),
  },
  (table) => [index("application_scores_by_application").on(table.applicationId, table.at)],
);

/** Who of the team opened an application, with the first time of each day. */
export const applicationViews = pgTable(
  "application_views",
  {
    applicationId: uuid("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    userId: uuid("user_id").notNull(),
    day: date({ mode: "string" }).notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.userId, table.day] }),
    index("application_views_by_user").on(table.userId),
  ],
);
