import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { AutoSourcingType, LeftOutReason } from "#contract/auto-sourcing.ts";
import type { SearchTerms } from "#contract/search.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** Searches over a company's people that its team keeps. */
export const companyNetworks = pgTable(
  "company_networks",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    name: text().notNull(),
    terms: jsonb().$type<SearchTerms>().notNull(),
    pinned: boolean().notNull().default(true),
    byUserId: uuid("by_user_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("company_networks_by_company").on(table.companyId, table.createdAt)],
);

/** Companies that let people go, and when; filled by `npm run layoffs:import`. */
export const layoffEvents = pgTable(
  "layoff_events",
  {
    companyKey: text("company_key").notNull(),
    companyName: text("company_name").notNull(),
    day: date().notNull(),
    people: integer(),
    /** Of everyone who worked there, 0 to 1. */
    share: doublePrecision(),
    place: text(),
    country: text(),
    industry: text(),
    stage: text(),
  },
  (table) => [
    primaryKey({ columns: [table.companyKey, table.day] }),
    index("layoff_events_by_day").on(table.day),
  ],
);

export interface KeptRun {
  at: string;
  found: number;
  added: number;
  leftOut: Partial<Record<LeftOutReason, number>>;
}

/** How a job finds people by itself, and what the last run did. */
export const autoSourcings = pgTable("auto_sourcings", {
  jobId: uuid("job_id").primaryKey(),
  companyId: uuid("company_id").notNull(),
  type: text().$type<AutoSourcingType>().notNull(),
  /** For whom runs act. */
  byUserId: uuid("by_user_id").notNull(),
  running: boolean().notNull().default(false),
  waitsForPublishing: boolean("waits_for_publishing").notNull().default(false),
  nextRunAt: instant("next_run_at"),
  /** Why it stopped by itself. */
  why: text(),
  lastRun: jsonb("last_run").$type<KeptRun | null>(),
  changedAt: instant("changed_at").notNull(),
});
