import { integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { DataCopy } from "#contract/privacy.ts";
import { instant } from "#server/database/columns.ts";

/** The copy of their data that a person asked for last; the bytes are in the storage under the key. */
export const dataCopies = pgTable("data_copies", {
  userId: uuid("user_id").primaryKey(),
  state: text().$type<DataCopy["state"]>().notNull(),
  key: text().notNull(),
  done: integer().notNull(),
  total: integer().notNull(),
  bytes: integer(),
  askedAt: instant("asked_at").notNull(),
  until: instant("until"),
});
