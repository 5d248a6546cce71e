import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { BatchMove } from "#contract/application-batches.ts";
import { idColumn, instant } from "#server/database/columns.ts";

/** One decision about many applications. Which ones it holds is said by their `pendingUndo`. */
export const applicationBatches = pgTable(
  "application_batches",
  {
    id: idColumn(),
    companyId: uuid("company_id").notNull(),
    byUserId: uuid("by_user_id").notNull(),
    move: text().$type<BatchMove>().notNull(),
    stage: text(),
    reason: text(),
    /** What candidates are told instead of the standard sentence. */
    message: text(),
    /** How many applications it has moved. */
    count: integer().notNull().default(0),
    /** Until when the set can be undone; then it is committed. */
    until: instant("until").notNull(),
    /** Taken back, or standing: no further portion is accepted. */
    endedAt: instant("ended_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("application_batches_by_company").on(table.companyId, table.until)],
);
