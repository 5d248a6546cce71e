import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { idColumn, instant } from "#server/database/columns.ts";

/** Every document and picture that came in; the bytes are in the storage under the key. */
export const files = pgTable(
  "files",
  {
    id: idColumn(),
    key: text().notNull(),
    /** Null for what a visitor left during a sign-up that is not finished. */
    ownerUserId: uuid("owner_user_id"),
    companyId: uuid("company_id"),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    public: boolean().notNull().default(false),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("files_by_owner").on(table.ownerUserId),
    index("files_by_key").on(table.key.op("text_pattern_ops")),
  ],
);
