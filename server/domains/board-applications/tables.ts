import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/database/columns.ts";

/** Boards that applications are sent back to, or were once. */
export const boardForwardings = pgTable("board_forwardings", {
  feedId: uuid("feed_id").primaryKey(),
  companyId: uuid("company_id").notNull(),
  enabled: boolean().notNull(),
  /** The company's API key at the board, sealed. */
  sealedKey: text("sealed_key"),
  keyEnding: text("key_ending"),
  changedAt: instant("changed_at").notNull(),
});

/** Applications that are, or are to be, at a board. */
export const boardApplications = pgTable(
  "board_applications",
  {
    applicationId: uuid("application_id").primaryKey(),
    candidateId: uuid("candidate_id").notNull(),
    feedId: uuid("feed_id").notNull(),
    /** sending: kept before anything leaves. unknown: it may have arrived. */
    state: text().$type<"waiting" | "sending" | "sent" | "failed" | "unknown">().notNull(),
    attempts: integer().notNull().default(0),
    /** Why it was not taken, in words for people. */
    reason: text(),
    /** Names of the files that the board has no place for. */
    filesLeft: text("files_left").array().notNull().default([]),
    /** When it was sent, or tried last. */
    at: instant("at").notNull(),
  },
  (table) => [
    index("board_applications_by_candidate").on(table.candidateId),
    index("board_applications_by_feed").on(table.feedId),
  ],
);
