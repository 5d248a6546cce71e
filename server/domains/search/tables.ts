import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { SearchIndex, SearchTerms } from "#contract/search.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** What a person looked for lately; the same search again moves to the top. */
export const recentSearches = pgTable(
  "recent_searches",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull(),
    index: text().$type<SearchIndex>().notNull(),
    terms: jsonb().$type<SearchTerms>().notNull(),
    /** A fingerprint of index and terms. */
    same: text().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    uniqueIndex("recent_searches_once").on(table.userId, table.same),
    index("recent_searches_by_user").on(table.userId, table.at.desc()),
  ],
);

/** Searches as asked, without who asked: popular ones, and what nobody found. */
export const searchLog = pgTable(
  "search_log",
  {
    id: idColumn(),
    index: text().$type<SearchIndex>().notNull(),
    query: text().notNull(),
    filtered: boolean().notNull(),
    total: integer().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("search_log_by_time").on(table.at)],
);

/** Which hit of a search was opened, and where it stood. */
export const searchClicks = pgTable(
  "search_clicks",
  {
    id: idColumn(),
    searchId: uuid("search_id").notNull(),
    hitId: uuid("hit_id").notNull(),
    position: integer().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    uniqueIndex("search_clicks_once").on(table.searchId, table.hitId),
    index("search_clicks_by_time").on(table.at),
  ],
);
