import { bigserial, customType, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { instant } from "#server/database/columns.ts";

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/** What happened, in the words of the domain; written in the transaction of the change. */
export const domainEvents = pgTable(
  "domain_events",
  {
    position: bigserial({ mode: "number" }).primaryKey(),
    /** The writing transaction: readers stay below the oldest one still open, so none is skipped. */
    writtenBy: xid8("written_by")
      .notNull()
      .default(sql`pg_current_xact_id()`),
    name: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    index("domain_events_by_time").on(table.at),
    index("domain_events_by_writer").on(table.writtenBy, table.position),
  ],
);
