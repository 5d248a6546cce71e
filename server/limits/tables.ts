import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#server/database/columns.ts";

/** How often something was tried lately, counted for all processes together; keys are digests. */
export const attempts = pgTable(
  "attempts",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    /** When counting begins anew. */
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [index("attempts_by_end").on(table.endsAt)],
);
