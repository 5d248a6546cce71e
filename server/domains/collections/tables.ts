import { boolean, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { idColumn, instant } from "#server/database/columns.ts";

/** Jobs and companies put together by hand. */
export const collections = pgTable(
  "collections",
  {
    id: idColumn(),
    collectionName: text("collection_name").notNull(),
    description: text().notNull().default(""),
    image: text(),
    published: boolean().notNull().default(false),
    /** Where it stands among the others. */
    place: integer().notNull().default(0),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [uniqueIndex("collections_by_name").on(table.collectionName)],
);
