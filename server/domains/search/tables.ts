import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { SearchIndex, SearchTerms, SavedSearch } from "#contract/search.ts";
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

/** Searches a person keeps, with their alerts. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull(),
    name: text().notNull(),
    index: text().$type<SavedSearch["index"]>().notNull(),
    terms: jsonb().$type<SearchTerms>().notNull(),
    alert: text().$type<SavedSearch["alert"]>().notNull(),
    /** What a feed reader shows instead of a session. */
    feedKey: text("feed_key").notNull(),
    seenAt: instant("seen_at").notNull(),
    lastAlertAt: instant("last_alert_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("saved_searches_by_user").on(table.userId, table.createdAt),
    uniqueIndex("saved_searches_by_feed").on(table.feedKey),
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
