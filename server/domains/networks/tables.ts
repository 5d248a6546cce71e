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
