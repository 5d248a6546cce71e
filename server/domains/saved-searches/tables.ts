import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { SavedSearch } from "#contract/saved-searches.ts";
import type { SearchTerms } from "#contract/search.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** Searches a person keeps, with their alerts. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull(),
    name: text().notNull(),
    index: text().$type<SavedSearch["index"]>().notNull(),
    terms: jsonb().$type<SearchTerms>().notNull(),
    /** Where the person was when they saved it, as an ISO code; null where nothing told. */
    country: text(),
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
